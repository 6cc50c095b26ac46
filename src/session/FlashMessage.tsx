import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { MessageBox } from '../ui/MessageBox';
import styles from './FlashMessage.module.css';
import { useSessionStore } from './useSessionStore';

/** Says once what the page before has done, such as a deletion that led here. */
export function FlashMessage() {
  const memory = useSessionStore();
  const [notice, setNotice] = useState(memory.notice);
  const focusedBefore = useRef<EventTarget>(null);
  useEffect(() => {
    memory.leaveNotice('');
  }, [memory]);
  return (
    notice && (
      <div className={styles.notice}>
        <MessageBox kind="success">{notice}</MessageBox>
        <Button
          variant="quiet"
          onFocus={(event) => {
            focusedBefore.current = event.relatedTarget;
          }}
          onClick={() => {
            setNotice('');
            // The button goes, so the focus needs another place: where it was.
            const { current } = focusedBefore;
            if (current instanceof HTMLElement) current.focus({ preventScroll: true });
          }}
        >
          Dismiss
        </Button>
      </div>
    )
  );
}
