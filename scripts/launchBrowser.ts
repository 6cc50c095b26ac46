import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from './ensureBrowser';
import { findBrowser } from './findBrowser';

/** For screenshots that are kept: letters of the same shape on every machine. */
export const PICTURE_ARGUMENTS = ['--font-render-hinting=none'];

/**
 * Starts Chromium for a script, which closes it; it is closed as well when `signal` tells the script to
 * end. `more` are arguments for Chromium. Throws a `Failure` where there is no Chromium.
 */
export async function launchBrowser(signal: AbortSignal, more: string[] = []): Promise<Browser> {
  ensureBrowser();
  const browser = await chromium.launch({
    ...findBrowser(),
    args: ['--disable-gpu', '--disable-quic', ...more],
    // On Ctrl-C Playwright would end the process before the script has cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = (): void => void browser.close();
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  return browser;
}
