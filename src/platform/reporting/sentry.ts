import { BrowserClient, makeFetchTransport, type ErrorEvent } from '@sentry/browser';
import type { ErrorReport } from './errorReport';

let client: BrowserClient | null = null;

/** Sends a report to the project that `dsn` names. */
export function sendToSentry(dsn: string, report: ErrorReport): void {
  client ??= createClient(dsn);
  client.captureEvent(sentryEvent(report));
}

/** A client that only sends: it listens to nothing, reads nothing of the page, and adds nothing. */
function createClient(dsn: string): BrowserClient {
  const created = new BrowserClient({
    dsn,
    // The page's own fetch; the client would look for an untouched one in a frame of its own.
    transport: (options) =>
      makeFetchTransport(options, (address, request) => fetch(address, request)),
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    integrations: [],
    stackParser: () => [],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: allowedEvent,
  });
  created.init();
  return created;
}

function sentryEvent({ where, route, release, errors }: ErrorReport): ErrorEvent {
  // Sentry wants the innermost error first, and the latest step of a stack last.
  const values = errors.map(({ name, code, frames }) => ({
    type: name,
    value: code,
    stacktrace: {
      frames: frames
        .map(({ file, line, column }) => ({
          filename: `app:///${file}`,
          lineno: line,
          colno: column,
          in_app: true,
        }))
        .reverse(),
    },
  }));
  return {
    type: undefined,
    level: 'error',
    platform: 'javascript',
    release,
    tags: { where, route },
    exception: { values: values.reverse() },
  };
}

const ALLOWED = new Set([
  'event_id',
  'timestamp',
  'level',
  'platform',
  'release',
  'tags',
  'exception',
]);

/** Keeps the parts of a report; the client adds others. */
function allowedEvent(event: ErrorEvent): ErrorEvent {
  for (const part of Object.keys(event))
    if (!ALLOWED.has(part)) Reflect.deleteProperty(event, part);
  return event;
}
