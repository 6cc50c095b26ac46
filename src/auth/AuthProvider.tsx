import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createSession, nextState } from './session';
import { AuthContext, type AuthState } from './useAuth';

interface AuthProviderProps {
  /** Shown until the first sign-in state is known. */
  loading: ReactNode;
  children: ReactNode;
}

/** Holds who is signed in (spec 4, "Auth"). Only the sign-in service's listener ever changes it. */
export function AuthProvider({ loading, children }: AuthProviderProps) {
  const [session] = useState(createSession);
  const [state, setState] = useState<AuthState | null>(null);

  useEffect(
    () =>
      session.watch((user, ended) => {
        setState((before) => nextState(before, user, ended));
      }),
    [session],
  );

  const value = useMemo(
    () => state && { state, signIn: session.signIn, signOut: session.signOut },
    [state, session],
  );
  return value ? <AuthContext value={value}>{children}</AuthContext> : loading;
}
