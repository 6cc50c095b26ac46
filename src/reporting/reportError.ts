import { routeAt } from '../routes';
import { sendReport } from './sendReport';

/** A page that fails over and over says so this often, and then falls silent. */
const MOST_REPORTS = 10;

/** Known when the site is built: without a receiver a build holds no code of reports. */
const isReceived = import.meta.env.DEV || Boolean(import.meta.env.VITE_SENTRY_DSN);

/** Reports an error's kind and place, and nothing personal (decision 0021). Never throws. */
export const reportError: Reporter = isReceived ? createReporter(sendReport) : () => undefined;

type Reporter = (error: unknown, where: Place) => void;

/** Tells each error once, and at most ten in a page's life. */
export function createReporter(send: (report: ErrorReport) => void): Reporter {
  const seen = new WeakSet();
  let left = MOST_REPORTS;

  const isNew = (error: unknown): boolean => {
    // An error that wraps one which was told is the same fault.
    const objects = causes(error).filter((cause) => typeof cause === 'object' && cause !== null);
    const isKnown = objects.some((object) => seen.has(object));
    for (const object of objects) seen.add(object);
    return !isKnown;
  };

  return (error, where) => {
    try {
      if (!isNew(error) || left === 0 || isNoFault(error)) return;
      left -= 1;
      send(errorReport(error, where, surroundings()));
    } catch {
      // A report must not become a second fault.
    }
  };
}

function surroundings(): Surroundings {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = addresses.flatMap((name) => /\/assets\/([\w.-]+\.js)$/.exec(name)?.[1] ?? []);
  return {
    pathname: window.location.pathname,
    release: import.meta.env.VITE_RELEASE || 'unnamed',
    scripts: new Set(scripts),
  };
}

/** Reports what nothing in the page catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => {
    reportError(error, 'window/error');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportError(reason, 'window/unhandledrejection');
  });
}

/** A lost network or a session that has ended is no fault of ours, and the page says so. */
function isNoFault(error: unknown): boolean {
  if (!navigator.onLine) return true;
  if (!(error instanceof Error) || !('failure' in error)) return false;
  return error.failure === 'offline' || error.failure === 'expired';
}

/** Where in our code an error was caught. A closed list: no text of a person can be a place. */
export type Place =
  | 'app/ErrorBoundary'
  | 'auth/appleSignIn'
  | 'auth/useAppleSignIn'
  | 'firebase/remoteCall'
  | 'main'
  | 'pages/register/signUp'
  | 'pricing/loadPricing'
  | 'account/changePhoto'
  | 'profile/save'
  | 'contacts/judge'
  | 'contacts/store'
  | 'window/error'
  | 'window/unhandledrejection';

/** A step of a stack within the site's own scripts, the latest first. */
export interface Frame {
  /** The script's file name, without its address. */
  file: string;
  line: number;
  column: number;
}

/** All that is ever told of an error. Nothing in it can name a person or hold their words. */
export interface ErrorReport {
  where: Place;
  /** The path of the page in the site map, such as `/contact/:id`; never the address itself. */
  route: string;
  /** The build that runs. */
  release: string;
  /** The error and its causes, outermost first. */
  errors: { name: string; code: string; frames: Frame[] }[];
}

/** What the page knows when an error happens. */
export interface Surroundings {
  pathname: string;
  release: string;
  /** The file names of the site's scripts that the browser has loaded. */
  scripts: ReadonlySet<string>;
}

/** Names that browsers, Firebase and our own classes give. Any other is told as `Error`. */
const NAMES = new Set([
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'Error',
  'EvalError',
  'FirebaseError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'PhotoError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'RemoteError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'UnknownError',
  'VersionError',
]);

/** The form of Firebase's codes, such as `auth/internal-error`. */
const CODE = /^[a-z-/]{1,64}$/;

/** An error, its cause, and the cause of that: no chain of ours is longer. */
const MOST_ERRORS = 3;
const MOST_FRAMES = 20;

/** Tells of `error` what may be told. It takes only what it knows, and never a message. */
export function errorReport(error: unknown, where: Place, around: Surroundings): ErrorReport {
  return {
    where,
    route: routeAt(around.pathname).path,
    release: around.release,
    errors: causes(error).map((link) => ({
      name: nameOf(link),
      code: codeOf(link),
      frames: framesOf(link, around.scripts),
    })),
  };
}

/** The error and its causes, outermost first. */
export function causes(error: unknown): unknown[] {
  const chain = [error];
  for (let cause = causeOf(error); cause && chain.length < MOST_ERRORS; cause = causeOf(cause)) {
    chain.push(cause);
  }
  return chain;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error && NAMES.has(error.name) ? error.name : 'Error';
}

/** Only Firebase's codes: they come from its own lists. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'FirebaseError' || !('code' in error)) return '';
  return typeof error.code === 'string' && CODE.test(error.code) ? error.code : '';
}

function framesOf(error: unknown, scripts: ReadonlySet<string>): Frame[] {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  return [...stack.matchAll(/([\w.-]+\.js):(\d{1,7}):(\d{1,7})/g)]
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .filter(({ file }) => scripts.has(file))
    .slice(0, MOST_FRAMES);
}
