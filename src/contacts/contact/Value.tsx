import { useId, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Copy } from 'lucide';
import { useSession } from '../../session/useSession';
import { copyText } from './copyFact';
import styles from './Value.module.css';

/** So long the button shows that it has copied. */
const SHOWN_FOR_MS = 2_000;

interface CopyButtonProps {
  label: string;
  text: string;
}

/** Copies a text, and says so in its own place: a notice would lie over the page for such a common press. */
function CopyButton({ label, text }: CopyButtonProps) {
  const session = useSession();
  // Counted: what is copied once more is said once more.
  const [copies, setCopies] = useState(0);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = label.toLowerCase();
  const copy = async () => {
    if (!(await copyText(session, label, text))) return;
    setCopies(copies + 1);
    clearTimeout(end.current);
    end.current = setTimeout(setCopies, SHOWN_FOR_MS, 0);
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

interface ValueProps {
  as?: 'div' | 'p';
  label: string;
  text: string;
  /** The text as it is shown; a link has its press for itself. */
  children: ReactNode;
  isLink?: boolean;
  canCopy?: boolean | undefined;
  onEdit?: (() => void) | undefined;
}

/** A text of a contact, and what is done with it: copied, and corrected by a press where it leads nowhere. */
export function Value({
  as: Tag = 'div',
  label,
  text,
  children,
  isLink = false,
  canCopy = false,
  onEdit,
}: ValueProps) {
  const id = useId();
  const edit = isLink ? undefined : onEdit;
  const name = `Edit ${label.toLowerCase()}`;
  return (
    <Tag className={styles.value}>
      {edit ? <label htmlFor={id}>{children}</label> : <span>{children}</span>}
      {(canCopy || edit) && (
        <span className={styles.tools}>
          {canCopy && <CopyButton key={text} label={label} text={text} />}
          {edit && (
            <button id={id} type="button" aria-label={name} title={name} onClick={edit}>
              <Icon name="edit" />
            </button>
          )}
        </span>
      )}
    </Tag>
  );
}
