import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { CopyButton } from './CopyButton';
import styles from './Value.module.css';

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
