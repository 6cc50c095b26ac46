import { useEffect, useState } from 'react';
import { DismissibleNotice } from './DismissibleNotice';
import { useHistoryState } from './historyState';

/** Says once what the page before has done: `navigate(to, { state: { flash } })`. */
export function FlashMessage() {
  const [{ flash: arrived = '' }, writeEntry] = useHistoryState();
  const [flash, setFlash] = useState({ words: arrived, isDismissed: false });
  if (arrived && arrived !== flash.words) setFlash({ words: arrived, isDismissed: false });
  // Only now: dismissed at once, it may still stand in the history, and must not come back from there.
  else if (!arrived && flash.isDismissed) setFlash({ words: '', isDismissed: false });

  useEffect(() => {
    // Taken out of the history: a reload, or a later visit to this entry, must not say it again.
    if (arrived) writeEntry({ flash: undefined });
  }, [arrived, writeEntry]);

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
