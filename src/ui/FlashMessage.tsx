import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DismissibleNotice } from './DismissibleNotice';

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
  const [flash, setFlash] = useState({ words: arrived, isDismissed: false });
  if (arrived && arrived !== flash.words) setFlash({ words: arrived, isDismissed: false });
  // Only now: dismissed at once, it may still stand in the history, and must not come back from there.
  else if (!arrived && flash.isDismissed) setFlash({ words: '', isDismissed: false });

  useEffect(() => {
    // Taken out of the history: a reload, or a later visit to this entry, must not say it again.
    if (!arrived) return;
    const rest = { ...state, flash: undefined };
    void navigate({ pathname, search, hash }, { replace: true, state: rest });
  }, [arrived, navigate, pathname, search, hash, state]);

  return (
    flash.words &&
    !flash.isDismissed && (
      <DismissibleNotice
        message={flash.words}
        onDismiss={() => {
          setFlash({ ...flash, isDismissed: true });
        }}
      />
    )
  );
}

function flashOf(state: unknown): string {
  const { flash }: Partial<Record<string, unknown>> = { ...(typeof state === 'object' && state) };
  return typeof flash === 'string' ? flash : '';
}
