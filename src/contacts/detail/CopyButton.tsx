import { Copy } from 'lucide';
import { Icon } from '../../ui/Icon';
import styles from './CopyButton.module.css';
import type { Say } from './Said';

interface CopyButtonProps {
  /** What it is, as its row calls it: `Email`. */
  label: string;
  text: string;
  say: Say;
}

/** Copies a text, and says so. Seen where its row is pointed at or has the focus, and always by touch. */
export function CopyButton({ label, text, say }: CopyButtonProps) {
  const name = label.toLowerCase();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('success', `${label} copied`);
    } catch {
      // An older browser, or one that was told not to let sites copy.
      say('error', `Your browser didn’t let us copy the ${name}. Select it and copy it yourself.`);
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
