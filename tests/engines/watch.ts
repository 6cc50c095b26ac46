import { openFrontDoor, type FrontDoor } from '../setup/frontDoor';

export interface Watched extends FrontDoor {
  /** Whether each request is cut off, as without a network. */
  isCut: boolean;
  /** Console errors and warnings, uncaught errors and refusals by the content security policy. */
  notes: string[];
}

/** Serves the site at `origin` with a script before all others that tells what goes wrong in the page. */
export async function watchSite(origin: string): Promise<Watched> {
  const notes: string[] = [];
  const state = { isCut: false };
  const door = await openFrontDoor(
    origin,
    (answer) => {
      if (state.isCut) throw new Error('The site is cut off.');
      if (answer.path === '/watch.js') {
        Object.assign(answer, { status: 200, body: Buffer.from(`(${watch.toString()})();`) });
        answer.headers.set('content-type', 'text/javascript');
      } else if (answer.isPage) {
        // What the worker keeps must be as it was built.
        const html = answer.body
          .toString()
          .replace('<head>', '<head><script src="/watch.js"></script>');
        answer.body = Buffer.from(html);
      }
    },
    (note) => notes.push(note),
  );
  return Object.assign(state, door, { notes });
}

/** Runs in the page. */
function watch(): void {
  const tell = (...words: unknown[]): void => {
    const text = words.map((word) => (word instanceof Error ? word.stack : String(word)));
    navigator.sendBeacon('/note', `${location.pathname}: ${text.join(' ')}`);
  };
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = tell;
  }
  window.addEventListener('unhandledrejection', ({ reason }) => tell('unhandled', reason));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', violatedDirective, blockedURI),
  );
  // Pictures, scripts and styles that do not load say so to nobody but themselves, on the way down.
  window.addEventListener(
    'error',
    ({ target, error, message }) => {
      if (target === window) tell('error', error ?? message);
      // A film has several: a browser takes the first one that it can play.
      else if (!(target instanceof HTMLSourceElement)) tell('error', (target as Element).outerHTML);
    },
    true,
  );
}
