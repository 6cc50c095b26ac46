import { useState } from 'react';
import { failureOf } from '../firebase/remoteCall';
import { failureReason } from '../platform/remoteFailure';
import type { Notices } from './notices';
import { useSession } from './useSession';

/** A part that opens at a press; `code` is `null` until `load` ends and after `close`. A failure shows as a notice. */
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

/** Shows why the pressed part does not open. */
export function showUnopened(notices: Notices, error: unknown): void {
  const text = `We couldn’t open this. ${failureReason(failureOf(error))}`;
  notices.show({ kind: 'error', text, stays: false });
}
