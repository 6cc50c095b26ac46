import { vi } from 'vitest';
import { Drafts } from '../../../../src/session/Drafts';
import { Session } from '../../../../src/session/Session';
import type { Auth, AuthState, SignedInUser } from '../../../../src/session/useAuth';

export const amelie: SignedInUser = {
  uid: 'amelie',
  name: 'Amélie Northcote',
  email: 'amelie@northcote.example',
  photoURL: '',
};

export const signedOut: AuthState = { kind: 'signedOut', ended: null };

export const signedIn = (user: Partial<SignedInUser> = {}): AuthState => ({
  kind: 'signedIn',
  user: { ...amelie, ...user },
  session: new Session(user.uid ?? amelie.uid),
  isKept: true,
});

/** What `useAuth` answers in a test: a fixed state, and a log-out that succeeds and does nothing. */
export function authStandIn(state: AuthState) {
  return {
    state,
    visitorDrafts: new Drafts(''),
    signOut: vi.fn<Auth['signOut']>().mockResolvedValue(undefined),
    deleteAccount: vi.fn<Auth['deleteAccount']>().mockResolvedValue(undefined),
  };
}
