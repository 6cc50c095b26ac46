import type { ErrorReport } from './errorReport';

/** Sends a report to the console in development, and to Sentry from a build with `VITE_SENTRY_DSN`. */
export function sendReport(report: ErrorReport): void {
  if (import.meta.env.DEV) console.error('Reported:', report);
  // Written out, so that a build without it drops this code.
  const dsn = import.meta.env.VITE_SENTRY_DSN;
  if (!dsn || import.meta.env.DEV) return;
  import('./sentry').then(
    ({ sendToSentry }) => sendToSentry(dsn, report),
    () => undefined,
  );
}
