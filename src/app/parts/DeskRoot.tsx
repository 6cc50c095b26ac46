import { useEffect } from 'react';
import { nameSignIn } from '../../account/profile/updateSignIn';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { useAuth } from '../../session/useAuth';
import { useSession } from '../../session/useSession';
import { keepWorker } from '../../session/worker/keepWorker';
import { pressOnce } from '../../ui/pressOnce';
import { Shortcuts } from '../keys/Shortcuts';

/** Written out so that a build without the worker drops its code. */
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SITE_WORKER !== 'off';

/** What every page behind the login has: its keys, the worker, and a name in the header. */
export function DeskRoot() {
  const session = useSession();
  const { state } = useAuth();
  useEffect(pressOnce, []);
  useEffect(() => {
    if (!hasWorker) return;
    const end = new AbortController();
    const cancel = runWhenIdle([() => keepWorker(session, end.signal)]);
    return () => {
      cancel();
      end.abort();
    };
  }, [session]);
  const isNameless = state.kind === 'signedIn' && state.user.name === '';
  useEffect(() => {
    if (isNameless) void nameSignIn();
  }, [isNameless]);
  return <Shortcuts />;
}
