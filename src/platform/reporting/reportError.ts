import { isOnline } from '../network';
import {
  causes,
  errorReport,
  type ErrorReport,
  type Place,
  type Surroundings,
} from './errorReport';
import { sendReport } from './sendReport';

const MOST_REPORTS = 10;

/** Known at build time: a build without a receiver drops the code of reports. */
const isReceived = import.meta.env.DEV || Boolean(import.meta.env.VITE_SENTRY_DSN);

/** Reports an error's kind and place, and nothing personal (decision 0021). Never throws. */
export const reportError: Reporter = isReceived ? createReporter(sendReport) : () => undefined;

type Reporter = (error: unknown, where: Place) => void;

/** Reports each error once, and at most ten in a page's life. */
export function createReporter(send: (report: ErrorReport) => void): Reporter {
  const seen = new WeakSet();
  let left = MOST_REPORTS;

  const isNew = (error: unknown): boolean => {
    // An error that wraps a reported one is the same fault.
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
  window.addEventListener('error', ({ error }) => reportError(error, 'window/error'));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, 'window/unhandledrejection'),
  );
}

/** A lost network or an ended session is not a bug; the page shows it. */
function isNoFault(error: unknown): boolean {
  if (!isOnline()) return true;
  if (!(error instanceof Error) || !('failure' in error)) return false;
  return error.failure === 'offline' || error.failure === 'expired';
}
