import { expect, type BrowserContext, type ConsoleMessage, type WebError } from '@playwright/test';

/** What Playwright writes in place of the worker (playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Fails after `run` on any console error or warning, uncaught error or refusal by the content security policy, but for those `expected`. */
export async function watchConsole(
  context: BrowserContext,
  expected: readonly (string | RegExp)[],
  run: () => Promise<void>,
): Promise<void> {
  const consoleErrors: string[] = [];
  const hearMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(described(message));
  };
  const hearError = (webError: WebError) => consoleErrors.push(String(webError.error()));
  context.on('console', hearMessage);
  context.on('weberror', hearError);

  await run();

  context.off('console', hearMessage);
  context.off('weberror', hearError);
  const unexpected = consoleErrors.filter(
    (error) => ![...expected, BLOCKED].some((part) => matches(error, part)),
  );
  expect(unexpected, 'errors on the console').toEqual([]);
}

function described(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

function matches(error: string, part: string | RegExp): boolean {
  return typeof part === 'string' ? error.includes(part) : part.test(error);
}
