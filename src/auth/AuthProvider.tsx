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
import { routeAt } from '../routes';
import { createConnection, type Connection } from './connection';
import { hasSignedInFlag } from './signedInFlag';
import { AuthContext, type AuthState } from './useAuth';

interface AuthProviderProps {
  /** Shown until the first sign-in state is known and the first page's code is here. */
  loading: ReactNode;
  children: ReactNode;
}

/**
 * Holds who is signed in (R4.1). Only the sign-in service ever changes it. A visitor of a page
 * for visitors, in a browser where nobody has signed in, is known without asking the service: its code
 * is then not loaded at all.
 */
export function AuthProvider({ loading, children }: AuthProviderProps) {
  const isNeeded = routeAt(useLocation().pathname).access !== 'visitor';
  const [connection] = useState(createConnection);
  const [state, setState] = useState<AuthState | null>(() =>
    isNeeded || hasSignedInFlag() ? null : { kind: 'signedOut', ended: null },
  );
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);

  useEffect(() => {
    let isFirst = true;
    return connection.watch((next) => {
      const change = () => {
        setState(next);
      };
      // A transition: what says "Loading..." stays until the first page can be drawn. Were it replaced
      // by a fallback of the page's own, React would keep that on screen for 300 ms.
      if (isFirst) startTransition(change);
      else change();
      isFirst = false;
    });
  }, [connection]);

  const isUnknown = state === null;
  useEffect(() => {
    if (!isUnknown) return;
    connection.open().catch((cause: unknown) => {
      setFailure({ cause });
    });
  }, [connection, isUnknown]);

  const value = useMemo(
    () => state && { state, signIn: connection.signIn, signOut: connection.signOut },
    [state, connection],
  );
  // Goes to the error boundary around the whole site.
  if (failure) throw failure.cause;
  return (
    <Suspense fallback={loading}>
      {value ? (
        <AuthContext value={value}>
          <Connected to={connection} isNeeded={isNeeded}>
            {children}
          </Connected>
        </AuthContext>
      ) : (
        loading
      )}
    </Suspense>
  );
}

interface ConnectedProps {
  to: Connection;
  isNeeded: boolean;
  children: ReactNode;
}

/** Waits for the service's first word, where it is needed. The page before stays on screen meanwhile. */
function Connected({ to, isNeeded, children }: ConnectedProps) {
  if (isNeeded && !to.isOpen()) use(to.open());
  return children;
}
