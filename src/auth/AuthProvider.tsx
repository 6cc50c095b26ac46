import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createSession, nextState } from './session';
import { AuthContext, type AuthState } from './useAuth';

interface AuthProviderProps {
  /** Shown until the first sign-in state is known and the first page's code is here. */
  loading: ReactNode;
  children: ReactNode;
}

/** Holds who is signed in (spec 4, "Auth"). Only the sign-in service's listener ever changes it. */
export function AuthProvider({ loading, children }: AuthProviderProps) {
  const [session] = useState(createSession);
  const [state, setState] = useState<AuthState | null>(null);

  useEffect(() => {
    let isFirst = true;
    return session.watch((user, ended) => {
      const change = () => {
        setState((before) => nextState(before, user, ended));
      };
      // A transition: what says "Loading..." stays until the first page can be drawn. Were it replaced
      // by a fallback of the page's own, React would keep that on screen for 300 ms.
      if (isFirst) startTransition(change);
      else change();
      isFirst = false;
    });
  }, [session]);

  const value = useMemo(
    () => state && { state, signIn: session.signIn, signOut: session.signOut },
    [state, session],
  );
  return (
    <Suspense fallback={loading}>
      {value ? <AuthContext value={value}>{children}</AuthContext> : loading}
    </Suspense>
  );
}
