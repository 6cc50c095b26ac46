import { Copy } from 'lucide';
import { useSession } from '../../session/useSession';
import { Icon } from '../../ui/Icon';
import { copyFact } from './copyFact';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What it is, as its row calls it: `Email`. */
  label: string;
  text: string;
}

/** Copies a text, and says so. Seen where its row is pointed at or has the focus, and always by touch. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const session = useSession();
  const name = label.toLowerCase();
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={`Copy ${name}`}
      title={`Copy ${name}`}
      onClick={() => void copyFact(session, label, text)}
    >
      <Icon name={Copy} />
    </button>
  );
}
