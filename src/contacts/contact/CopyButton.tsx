import { Copy } from 'lucide';
import { useRef, useState } from 'react';
import { useSession } from '../../session/useSession';
import { Icon } from '../../ui/Icon';
import { copyText } from './copyFact';

/** In ms. So long the button shows that it has copied. */
const SHOWN_FOR = 2_000;

interface CopyButtonProps {
  label: string;
  text: string;
}

/** Copies a text, and says so in its own place: a notice would lie over the page for such a common press. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const session = useSession();
  // Counted: what is copied once more is said once more.
  const [copies, setCopies] = useState(0);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = label.toLowerCase();
  const copy = async () => {
    if (!(await copyText(session, label, text))) return;
    setCopies(copies + 1);
    clearTimeout(end.current);
    end.current = setTimeout(setCopies, SHOWN_FOR, 0);
  };
  return (
    <>
      <button
        type="button"
        data-copied={copies || undefined}
        aria-label={`Copy ${name}`}
        title={`Copy ${name}`}
        onClick={() => void copy()}
      >
        <Icon name={copies ? 'check' : Copy} />
      </button>
      {copies > 0 && (
        <span key={copies} className="visuallyHidden" role="status">
          {`${label} copied`}
        </span>
      )}
    </>
  );
}
