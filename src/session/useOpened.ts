import { useState } from 'react';
import { failureOf } from '../firebase/remoteCall';
import { failureReason } from '../lib/remoteFailure';
import type { Notices } from './notices';
import { useSession } from './useSession';

/**
 * What a press opens, a dialog for instance, whose code `load` asks for then. `code` is `null` until it is here and
 * after `close`. What prevents it is said in a notice.
 */
export function useOpened<Code>(load: () => Promise<Code>) {
  const { notices } = useSession();
  const [code, setCode] = useState<Code | null>(null);
  return {
    code,
    open: () => {
      load().then(setCode, (error: unknown) => {
        showUnopened(notices, error);
      });
    },
    close: () => {
      setCode(null);
    },
  };
}

/** Says why what was pressed does not open. */
export function showUnopened(notices: Notices, error: unknown): void {
  const text = `This couldn’t be opened. ${failureReason(failureOf(error))}`;
  notices.show({ kind: 'error', text, stays: false });
}
