import { act, cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { App } from '../../../src/app/App';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import { FirstLoading } from '../../../src/app/FirstLoading';
import { AuthProvider } from '../../../src/account/signIn/AuthProvider';
import { entryKey, keptQuery } from '../../../src/ui/historyEntry';
// The site loads its parts when they are first needed; here that would count against a test's time.
import '../../../src/app/parts/visitors';
import '../../../src/app/parts/entrance';
import '../../../src/app/parts/desk';
import '../../../src/contacts/store/analysis/analyzeHere';
import '../../../src/contacts/export/writers';
import '../../../src/account/signIn/appleSignIn';
import '../../../src/contacts/store/liveContacts';
import '../../../src/firebase/auth';
import '../../../src/firebase/files';
import { database } from './fakeDatabase';
import { fileStorage } from './fakeFiles';
import { signInService, type Account } from './fakeSignIn';

// Typed: a stand-in that differs from what it stands in for does not compile.
vi.mock(import('firebase/auth'), () => import('./firebaseAuth'));
vi.mock(import('firebase/functions'), () => import('./firebaseFunctions'));
vi.mock(import('firebase/firestore/lite'), () => import('./firestoreLite'));
vi.mock(import('firebase/firestore'), () => import('./firestoreLive'));
vi.mock(import('firebase/storage'), () => import('./firebaseStorage'));

vi.hoisted(() => {
  vi.stubEnv('VITE_USE_EMULATORS', 'true');
  // Not those of a developer's own .env file.
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
  vi.stubEnv('VITE_APP_STORE_URL', '');
});

// A worker that never answers, where a test does not give another one: happy-dom has none.
Object.assign(globalThis, {
  Worker: class {
    postMessage() {}
    terminate() {}
  },
});

// Of no other tab: a test's own site would hear those of the tests before.
Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage() {}
    close() {}
  },
});

// happy-dom does not know <search>, which browsers have had since 2023; React warns of unknown tags.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLUnknownElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// Nothing is laid out here, and a row counts as a pixel tall: a screen of a dozen rows is enough to see.
window.innerHeight = 8;

beforeEach(() => {
  database.reset();
  signInService.reset();
  fileStorage.reset();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
});

export const ada: Account = {
  uid: 'ada',
  displayName: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  photoURL: null,
};

export const mary: Account = {
  uid: 'mary',
  displayName: 'Mary Somerville',
  email: 'mary@cardfile.example',
  photoURL: null,
};

/** Opens the whole site at `path` with `account` signed in (`null`: no account). Returns the user. */
export function openSite(path: string, account: Account | null = ada): UserEvent {
  signInService.become(account);
  return openSiteBeforeSignIn(path);
}

/** The same before the sign-in service has found out who is there. */
export function openSiteBeforeSignIn(path: string): UserEvent {
  window.history.pushState(null, '', path);
  renderSite();
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Adds a text to a box at one stroke: typing draws the whole site at each letter. */
export async function pasteInto(user: UserEvent, box: Element, text: string): Promise<void> {
  await user.click(box);
  await user.paste(text);
}

/** Opens the same history entry once more, as a reload does. */
export function reloadSite(): void {
  cleanup();
  renderSite();
}

function renderSite(): void {
  render(
    <BrowserRouter>
      <ErrorBoundary>
        <AuthProvider loading={<FirstLoading />}>
          <App />
        </AuthProvider>
      </ErrorBoundary>
    </BrowserRouter>,
  );
}

/** Draws one thing alone, outside of everything. */
export function draw(alone: ReactNode): void {
  render(alone);
}

/** Changes the signed-in account (`null`: none), as another tab would. */
export async function becomeSignedIn(account: Account | null): Promise<void> {
  await act(async () => {
    // As the other tab does before it signs out.
    if (!account) localStorage.clear();
    signInService.become(account);
  });
}

/** Cuts the network: every call fails, and the browser says so. */
export function goOffline(): void {
  database.isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

/** The browser says that the network has gone, which is wrong: every call is answered, and so is the site. */
export async function goOfflineByMistake(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
  });
}

/** The network is back. */
export function goOnline(): void {
  database.isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
}

/** What the address bar shows. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** The words of the search that are kept for the history entry; '' for none. */
export function keptSearch(): string {
  return keptQuery(entryKey())?.search ?? '';
}
