import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import styles from './Decision.module.css';

interface Choice extends ComponentProps<typeof Button> {
  label: string;
  /** The key that does the same, as it is shown. */
  hint?: string | undefined;
}

/** What can be answered, the likeliest first: it has the focus as soon as the question is there. */
export function Decision({ choices }: { choices: readonly Choice[] }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.decision}>
      {choices.map(({ label, hint, ...rest }, index) => (
        <Button
          key={label}
          ref={index === 0 ? first : undefined}
          variant={index === 0 ? 'primary' : 'secondary'}
          aria-keyshortcuts={hint?.length === 1 && hint !== '↵' ? hint : undefined}
          {...rest}
        >
          <span>{label}</span>
          {hint && <kbd aria-hidden="true">{hint}</kbd>}
        </Button>
      ))}
    </div>
  );
}
