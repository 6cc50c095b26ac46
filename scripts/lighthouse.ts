/**
 * `npm run lighthouse`: Lighthouse's marks, at its mobile setting, for the built site behind the Hosting
 * emulator with the production headers. Fails below a goal (scripts/lighthouse.config.json). Not a part of
 * `npm test`, for the mark for performance depends on the machine and its load.
 */
import { chromium } from '@playwright/test';
import { endOnSignals } from './endOnSignals';
import { ensureBrowser, findBrowser } from './browser';
import { CliError } from './CliError';
import { runProgram } from './runProgram';
import { serveSeededSite } from './serveSeededSite';

/** Fetched when needed: with all it brings it is half as large as the rest. */
const LIGHTHOUSE_CI = '@lhci/cli@0.15.1';
const PATHS = ['/', '/features', '/support'];

await endOnSignals(async (signal) => {
  ensureBrowser();
  const CHROME_PATH = findBrowser()?.executablePath ?? chromium.executablePath();
  const projectId = 'demo-cardfile-lighthouse';
  await serveSeededSite({ projectId, contacts: 1, signal }, async ({ origin }) => {
    for (const step of ['collect', 'assert']) {
      const urls = step === 'collect' ? PATHS.map((path) => `--url=${origin}${path}`) : [];
      const command = [
        '--yes',
        LIGHTHOUSE_CI,
        step,
        '--config=scripts/lighthouse.config.json',
        ...urls,
      ];
      const code = await runProgram('npx', command, { environment: { CHROME_PATH }, signal });
      if (code !== 0) throw new CliError(`Lighthouse's step "${step}" has failed.`);
    }
  });
});
