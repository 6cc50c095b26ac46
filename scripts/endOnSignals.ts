import { CliError } from './CliError';

/**
 * Runs a script until it ends, or until Ctrl-C aborts its signal; the script then still has the time to
 * clean up. Of a `CliError` only its message is shown.
 */
export async function endOnSignals(script: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  // More than once: a terminal and npm may both send the same Ctrl-C.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  try {
    if (process.platform === 'win32') {
      throw new CliError(
        'This needs Linux or macOS: on Windows run it in WSL (https://learn.microsoft.com/windows/wsl), with the project in its own file system.',
      );
    }
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
