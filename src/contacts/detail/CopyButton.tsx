import { Copy } from 'lucide';
import { useSession } from '../../session/useSession';
import { Icon } from '../../ui/Icon';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What it is, as its row calls it: `Email`. */
  label: string;
  text: string;
}

/** Copies a text, and says so. Seen where its row is pointed at or has the focus, and always by touch. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { notices } = useSession();
  const name = label.toLowerCase();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ kind: 'success', text: `${label} copied` });
    } catch {
      // An older browser, or one that was told not to let sites copy.
      const why = `Your browser didn’t let us copy the ${name}. Select it and copy it yourself.`;
      notices.show({ kind: 'error', text: why, stays: false });
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={`Copy ${name}`}
      title={`Copy ${name}`}
      onClick={() => void copy()}
    >
      <Icon name={Copy} />
    </button>
  );
}
