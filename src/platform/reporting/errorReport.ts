import { routeAt } from '../../routes';

/** Where in our code an error was caught. A closed list, so that it cannot hold personal text. */
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
  | 'contacts/analysis'
  | 'contacts/store'
  | 'window/error'
  | 'window/unhandledrejection';

/** A step of a stack within the site's own scripts, the latest first. */
export interface Frame {
  file: string;
  line: number;
  column: number;
}

/** Everything that is reported of an error. Nothing in it can name a person or quote their words. */
export interface ErrorReport {
  where: Place;
  /** The path of the page in the site map, such as `/contact/:id`; never the address itself. */
  route: string;
  release: string;
  /** The error and its causes, outermost first. */
  errors: { name: string; code: string; frames: Frame[] }[];
}

/** What the page knows when an error happens. */
export interface Surroundings {
  pathname: string;
  release: string;
  scripts: ReadonlySet<string>;
}

/** Names from browsers, Firebase and our own classes. Any other is reported as `Error`. */
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

/** The report of `error`. It takes only known parts, and never a message. */
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
