import { createContext, useContext } from 'react';
import type { Drafts } from './Drafts';
import type { Session } from './Session';

/** Who is signed in, read from the sign-in service alone (never from the profile document). */
export interface SignedInUser {
  uid: string;
  name: string;
  email: string;
  photoURL: string;
}

/** How the last session on this page ended: by the service, or by the person. */
export type SessionEnd = 'expired' | 'loggedOut' | 'deleted';

export type AuthState =
  /** There was a session, and it is not known yet whose. Only public pages are drawn meanwhile. */
  | { kind: 'unknown' }
  | { kind: 'signedOut'; ended: SessionEnd | null }
  /** `isNext`: somebody else was signed in on this page before. */
  | {
      kind: 'signedIn';
      user: SignedInUser;
      session: Session;
      isKept: boolean;
      isNext?: boolean;
    };

export interface Auth {
  state: AuthState;
  /** What is typed on this page while nobody is signed in. */
  visitorDrafts: Drafts;
  /** Ends the session here and in every other tab of this browser. */
  signOut: () => Promise<void>;
  /** Deletes the sign-in account of `uid`, which ends its sessions. Rejects when that fails. */
  deleteAccount: (uid: string) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the log-out. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Who is signed in; `null` for a visitor. */
export function useSignedInUser(): SignedInUser | null {
  const { state } = useAuth();
  return state.kind === 'signedIn' ? state.user : null;
}

/** The uid of who is signed in, or '' for a visitor. */
export function useUid(): string {
  return useSignedInUser()?.uid ?? '';
}

/** The drafts of who is signed in, or of the visitor. */
export function useDrafts(): Drafts {
  const { state, visitorDrafts } = useAuth();
  return state.kind === 'signedIn' ? state.session.drafts : visitorDrafts;
}
