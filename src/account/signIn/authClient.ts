import type { User } from 'firebase/auth';
import type { Keeping } from '../../firebase/auth';
import { connectSession, RemoteError, withinLimit, WRITE_LIMIT } from '../../firebase/remoteCall';
import { lateCode } from '../../platform/lateCode';
import { endCopy, startCopy } from '../../session/copy/choice';
import { forgetDrafts, keepDraftsOf, type Drafts } from '../../session/Drafts';
import { Session } from '../../session/Session';
import { writeStored, type Place } from '../../platform/storage/browserStorage';
import { flagAt, onFlagSetElsewhere } from './sessionFlag';
import {
  beginTabSession,
  endTabSession,
  isTabSessionEnded,
  onTabSessionEndedElsewhere,
  tabSession,
} from './tabSession';
import type { Auth, AuthState, SessionEnd, SignedInUser } from '../../session/useAuth';
import { dropSearches } from '../../ui/historyEntry';

type Watcher = (state: AuthState) => void;

export interface AuthClient extends Pick<Auth, 'signOut' | 'deleteAccount'> {
  /** Whether there is a first state. */
  isOpen: () => boolean;
  /** Asks for the first state; settles when it is known. Rejects when the SDK could not be loaded. */
  open: () => Promise<void>;
  /** Tells the state once it is known, and at every change. Returns how to stop listening. */
  watch: (watcher: Watcher) => () => void;
}

/**
 * The only listener to the sign-in service (R4.1, R7.16). Loads the SDK at the first `open`.
 *
 *     nothing yet
 *        |                         somebody
 *        +------------------------> signedIn <---+
 *        |                         |    |        | somebody else,
 *        |                         |    +--------+ or another name or photo
 *      nobody                    nobody
 *        |                         |  ^
 *        v                         v  | somebody
 *     signedOut, and how the last session ended:
 *        'loggedOut'   signOut() was called here
 *        'deleted'     deleteAccount() was called here
 *        'expired'     a token was refused, or the service dropped the session: the flag is still set
 *        null          the flag is gone: another tab logged out, or there was no session
 *
 * The browser may show a page of before the log-out again, by Back: it looks for the flag then.
 *
 * A page that closes in the middle of a log-out leaves a flag that says so: the next one ends it (R15.27).
 *
 * The flag lies where the session is kept: in this browser, or in this tab. A session in memory has none. Each
 * says nothing about another one: a tab's own session may end beside one of somebody else that the browser
 * keeps, whose flag and copy of the contacts stay.
 *
 * After a failed load only a new client can open.
 */
export function createAuthClient(drafts: Drafts): AuthClient {
  let watcher: Watcher | null = null;
  let state: AuthState | null = null;
  let ended: SessionEnd | null = null;
  /** Who was signed in last. They may have gone. */
  let last = '';
  let opening: Promise<void> | null = null;
  let stop = () => {};
  /** Where this page's session is kept; `null` in memory alone. Until it is known, where its flag lies. */
  let place: Place | null = flagAt('SESSION') ? 'SESSION' : 'LOCAL';

  /** The id of this tab's own session, which this page belongs to. */
  let tab = '';

  const flag = (value: 'ENDING' | null) => {
    if (place) writeStored(place, 'session', value);
    if (place === 'SESSION') endTabSession();
  };

  const end = async (how: SessionEnd | null) => {
    ended = how;
    // First of all: other tabs learn of the end at once, and so does a later page if this one cannot end it.
    flag('ENDING');
    if (place === 'LOCAL') endCopy();
    const { auth } = await loadAuth();
    await auth.signOut();
  };

  const onUser = (user: User | null, keeping: Keeping) => {
    place = placeOf(user, keeping);
    if (user && place && flagAt(place) === 'ENDING') {
      // An earlier page could not end this session.
      void end('loggedOut');
      return;
    }
    // Two refused calls sign out twice: the reason stays until the next sign-in.
    if (user) ended = null;
    else if (place && flagAt(place) === 'open') ended = 'expired';
    keepOf(user, place, keeping);
    if (!user) dropSearchesOf(state, ended);
    const isNext = last !== '' && last !== user?.uid;
    if (user) last = user.uid;
    tab = tabSession();
    endOther(user, state);
    state = user ? signedIn(user, place, isNext, state, drafts) : { kind: 'signedOut', ended };
    watcher?.(state);
  };

  const listen = async () => {
    const ownWatcher = watcher;
    const { auth, sessionKeeping } = await loadAuth();
    if (ownWatcher !== watcher) return;
    const disconnect = connectSession({
      freshToken: async () => (await auth.currentUser?.getIdToken(true)) !== undefined,
      onExpired: () => void end('expired'),
    });
    await new Promise<void>((resolve) => {
      // Unlike onAuthStateChanged, it also reports a new name or photo.
      const unsubscribe = auth.onIdTokenChanged((user) => {
        onUser(user, sessionKeeping());
        if (state) resolve();
      });
      stop = () => {
        unsubscribe();
        disconnect();
        endOther(null, state);
      };
    });
  };

  // A failure stays: React asks at each render, and would never stop.
  const open = () => (opening ??= listen());

  return {
    isOpen: () => state !== null,
    open,
    watch: (newWatcher) => {
      watcher = newWatcher;
      const stops = [
        onFlagSetElsewhere(() => void open().catch(() => undefined)),
        onTabSessionEndedElsewhere(() => void end(null)),
        onShownAgain(() => state?.kind === 'signedIn' && place !== null && !isKept(place, tab)),
      ];
      return () => {
        for (const end of [...stops, stop]) end();
        watcher = null;
        opening = null;
      };
    },
    signOut: () => {
      forgetTyped();
      return end('loggedOut').then(clearSiteData, leave);
    },
    deleteAccount: async (uid) => {
      const { auth, sessionKeeping } = await loadAuth();
      const { currentUser } = auth;
      // Another tab may have signed somebody else in.
      if (currentUser?.uid !== uid) throw new RemoteError('expired', null);
      const endAs = (how: SessionEnd) => {
        ended = how;
        onUser(auth.currentUser, sessionKeeping());
      };
      flag(null);
      // It signs out by itself, perhaps after the limit.
      const deletion = currentUser.delete().then(() => {
        flag(null);
        forgetTyped();
        clearSiteData();
        endAs('deleted');
      });
      await withinLimit(deletion, WRITE_LIMIT).catch((error: unknown) => {
        // The service has dropped the session that it refuses.
        endAs('expired');
        throw error;
      });
    },
  };
}

/** Ends the session of who was signed in `before`, unless that is `user`. */
function endOther(user: User | null, before: AuthState | null): void {
  if (before?.kind === 'signedIn' && before.user.uid !== user?.uid) before.session.end();
}

/** Whether the session of this page, in a tab's own one of this id, is still the one that is kept there. */
function isKept(place: Place, tab: string): boolean {
  return flagAt(place) === 'open' && tabSession() === tab && !isTabSessionEnded();
}

/** Reloads a page that Back shows again where its session `isOver`: somebody else may be signed in by now. */
function onShownAgain(isOver: () => boolean): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isOver()) return;
    document.documentElement.hidden = true;
    window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
  };
}

/** What was typed in this tab: drafts and searches. */
function forgetTyped(): void {
  forgetDrafts();
  dropSearches();
}

/** The person who was signed in `before` has gone. After a refusal they come back, and find their searches. */
function dropSearchesOf(before: AuthState | null, ended: SessionEnd | null): void {
  if (before?.kind === 'signedIn' && ended !== 'expired') dropSearches();
}

/** After a session of this tab alone, the browser's storage is empty too: the flag tells where it was. */
function placeOf(user: User | null, keeping: Keeping): Place | null {
  if (keeping === 'NONE') return null;
  return !user && flagAt('SESSION') ? 'SESSION' : keeping;
}

/** Keeps in the browser what belongs to the signed-in user, and removes what belongs to others. */
function keepOf(user: User | null, place: Place | null, keeping: Keeping): void {
  if (place) writeStored(place, 'session', user && 'open');
  if (place === 'SESSION') (user ? beginTabSession : endTabSession)();
  if (place && !user) writeStored(place, 'mailWay', null);
  if (keeping === 'LOCAL') keepInBrowser(user);
  // The form is still there. A log-out removes drafts, and a draft belongs to one user.
  if (!user) return;
  keepDraftsOf(user.uid);
  dropSearches(user.uid);
}

/** Sets or removes the data that a kept session leaves in this browser. */
function keepInBrowser(user: User | null): void {
  if (!user) {
    endCopy();
    return;
  }
  startCopy(user.uid);
  // Belongs to an earlier session of this tab.
  writeStored('SESSION', 'session', null);
  endTabSession();
}

const loadAuth = lateCode(() => import('../../firebase/auth'), 'reload');

function signedIn(
  user: User,
  place: Place | null,
  isNext: boolean,
  before: AuthState | null,
  visitorDrafts: Drafts,
): AuthState {
  const isKept = place !== null;
  const next: SignedInUser = {
    uid: user.uid,
    name: user.displayName ?? '',
    email: user.email ?? '',
    photoURL: user.photoURL ?? '',
  };
  const goesOn = before?.kind === 'signedIn' && !before.session.signal.aborted;
  // An hourly token refresh changes nothing on screen: the same object, so nothing renders again.
  if (goesOn && before.isKept === isKept && isSameUser(before.user, next)) return before;
  const session = goesOn ? before.session : new Session(user.uid, visitorDrafts);
  return { kind: 'signedIn', user: next, session, isKept, isNext };
}

function isSameUser(a: SignedInUser, b: SignedInUser): boolean {
  return a.uid === b.uid && a.name === b.name && a.email === b.email && a.photoURL === b.photoURL;
}

/** The browser refused to remove the session: the next page ends it. */
function leave(): void {
  window.location.assign('/');
}

/** The response makes the browser drop its cache of the site (R15.44). */
function clearSiteData(): void {
  fetch('/signed-out.txt').catch(() => undefined);
}
