import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth, type SignedInUser } from './useAuth';

/**
 * Lets only signed-in people through (spec 2, "A protected route"). Everyone else goes to the login,
 * which remembers the page they asked for; whoever has just logged out goes home.
 */
export function RequireAuth({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { state } = useAuth();
  const { pathname, search, hash } = useLocation();

  if (state.kind === 'signedIn') return children(state.user);
  if (state.ended === 'loggedOut') return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}
