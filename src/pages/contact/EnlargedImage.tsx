import { useModalDialog } from '../../ui/useModalDialog';
import { Icon } from '../../ui/Icon';
import styles from './EnlargedImage.module.css';

interface EnlargedImageProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** The picture over the whole screen. Any click closes it, and so does Escape (R2.52). */
export function EnlargedImage({ src, alt, onClose }: EnlargedImageProps) {
  const dialogProps = useModalDialog(onClose);
  return (
    <dialog {...dialogProps} className={styles.overlay} aria-label={alt} onClick={onClose}>
      <button type="button" className={styles.close} aria-label="Close">
        <Icon name="close" />
      </button>
      <img src={src} alt={alt} referrerPolicy="no-referrer" />
    </dialog>
  );
}
