import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../routes';
import { createAuthClient, type AuthClient } from './authClient';
import { flagAt, hasSignedInFlag } from './sessionFlag';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { endCopy } from '../../session/copy/choice';
import { Drafts } from '../../session/Drafts';
import { AuthContext, type AuthState } from '../../session/useAuth';

interface AuthProviderProps {
  /** Shown until the first sign-in state is known and the first page's code is loaded. */
  loading: ReactNode;
  children: ReactNode;
}

/**
 * Provides who is signed in (R4.1); only the auth client changes it. Public pages do not wait for it. In a browser
 * where nobody has signed in, it does not load the SDK.
 */
export function AuthProvider({ loading, children }: AuthProviderProps) {
  const isNeeded = routeAt(useLocation().pathname).access !== 'visitor';
  const [visitorDrafts] = useState(() => new Drafts(''));
  const [client] = useState(() => createAuthClient(visitorDrafts));
  const [state, setState] = useState<AuthState | null>(() => {
    if (isNeeded) return null;
    return hasSignedInFlag() ? { kind: 'unknown' } : { kind: 'signedOut', ended: null };
  });
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);

  useEffect(() => {
    let isFirst = true;
    return client.watch((next) => {
      const change = () => {
        setState(next);
      };
      // A transition: "Loading..." stays until the first page can render. React would keep a fallback
      // of the page's own on screen for 300 ms.
      if (isFirst) startTransition(change);
      else change();
      isFirst = false;
    });
  }, [client]);

  // A session may have gone without its copy, as where somebody has emptied the local storage alone (R15.81).
  useEffect(
    () =>
      runWhenIdle([
        () => {
          if (flagAt('LOCAL') === null) endCopy();
        },
      ]),
    [],
  );

  const isUnknown = state === null || state.kind === 'unknown';
  useEffect(() => {
    if (!isUnknown) return;
    client.open().catch((cause: unknown) => {
      setFailure({ cause });
    });
  }, [client, isUnknown]);

  const value = useMemo(() => {
    const { signOut, deleteAccount } = client;
    return state && { state, visitorDrafts, signOut, deleteAccount };
  }, [state, client, visitorDrafts]);
  // Goes to the error boundary around the whole site.
  if (failure) throw failure.cause;
  return (
    <Suspense fallback={loading}>
      {value ? (
        <AuthContext value={value}>
          <FirstState client={client} isNeeded={isNeeded}>
            {children}
          </FirstState>
        </AuthContext>
      ) : (
        loading
      )}
    </Suspense>
  );
}

interface FirstStateProps {
  client: AuthClient;
  isNeeded: boolean;
  children: ReactNode;
}

/** Waits for the first state if the page needs it. Until then the previous page stays on screen. */
function FirstState({ client, isNeeded, children }: FirstStateProps) {
  if (isNeeded && !client.isOpen()) use(client.open());
  return children;
}
