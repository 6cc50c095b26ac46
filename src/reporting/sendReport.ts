import type { ErrorReport } from './ErrorReport';

/**
 * Sends a report to the console in development. A build with `VITE_SENTRY_DSN` sends it to Sentry, whose code
 * comes with the first report; any other build sends nothing, and holds none of that code. Never throws.
 */
export function sendReport(report: ErrorReport): void {
  if (import.meta.env.DEV) console.error('Reported:', report);
  // The variable itself, since a build knows it.
  const dsn = import.meta.env.VITE_SENTRY_DSN;
  if (!dsn || import.meta.env.DEV) return;
  import('./sentry').then(
    ({ sendToSentry }) => {
      sendToSentry(dsn, report);
    },
    // Nobody is left to tell.
    () => undefined,
  );
}
