import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from './Button';
import styles from './FlashMessage.module.css';
import { MessageBox } from './MessageBox';

/** What a navigation hands to the page that it leads to: `navigate(to, { state: { flash } })`. */
export interface FlashState {
  flash: string;
}

/** Says once what the page before has done, as its navigation handed it over in `FlashState`. */
export function FlashMessage() {
  const { pathname, search, hash, ...location } = useLocation();
  const state = location.state as Partial<FlashState> | null;
  const navigate = useNavigate();
  const arrived = flashOf(state);
  const [flash, setFlash] = useState(arrived);
  const focusedBefore = useRef<EventTarget>(null);
  if (arrived && arrived !== flash) setFlash(arrived);

  useEffect(() => {
    // Taken out of the history: a reload, or a later visit to this entry, must not say it again.
    if (!arrived) return;
    const rest = { ...state, flash: undefined };
    void navigate({ pathname, search, hash }, { replace: true, state: rest });
  }, [arrived, navigate, pathname, search, hash, state]);

  return (
    flash && (
      <div className={styles.notice}>
        <MessageBox kind="success">{flash}</MessageBox>
        <Button
          variant="quiet"
          onFocus={(event) => {
            focusedBefore.current = event.relatedTarget;
          }}
          onClick={() => {
            setFlash('');
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

function flashOf(state: unknown): string {
  const { flash }: Partial<Record<string, unknown>> = { ...(typeof state === 'object' && state) };
  return typeof flash === 'string' ? flash : '';
}
