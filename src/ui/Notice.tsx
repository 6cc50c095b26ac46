import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Actions } from './Button';
import { MessageBox } from './MessageBox';
import styles from './Notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  kind?: 'success' | 'error' | 'info';
  /** What happened, in a sentence. */
  message: ReactNode;
  /** Its buttons. */
  children: ReactNode;
}

/** A message over the page, at its lower end. When it goes with the focus, that returns to where it was. */
export function Notice({ kind = 'success', message, children, className, ...rest }: NoticeProps) {
  const focused = useRef<HTMLElement>(null);
  const focusedBefore = useRef<EventTarget>(null);

  useLayoutEffect(
    () => () => {
      const { current } = focusedBefore;
      if (!focused.current?.contains(document.activeElement)) return;
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <div
      {...rest}
      className={clsx(styles.notice, styles[kind], className)}
      onFocus={(event) => {
        focused.current = event.currentTarget;
        const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
        if (isFromOutside) focusedBefore.current = event.relatedTarget;
        rest.onFocus?.(event);
      }}
    >
      <MessageBox kind={kind}>{message}</MessageBox>
      <Actions className={styles.actions}>{children}</Actions>
    </div>
  );
}
