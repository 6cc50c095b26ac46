import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button';
import { MessageBox } from '../components/MessageBox';
import styles from './Notice.module.css';
import { useUserMemory } from './useUserMemory';

/** Says once what the page before has done, such as a deletion that led here. */
export function Notice() {
  const memory = useUserMemory();
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
