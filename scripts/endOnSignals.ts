import { CliError } from './CliError';

/**
 * Runs a script that ends by itself or on Ctrl-C. Its signal is aborted when somebody wants it to end;
 * what it then does to clean up still has its time. A `CliError` is shown as its sentence alone.
 */
export async function endOnSignals(script: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  // Again and again: a terminal and npm may both pass the same Ctrl-C on.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  try {
    await script(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return;
    if (!(error instanceof CliError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, end);
  }
}
