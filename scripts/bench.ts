/**
 * `npm run bench`: measures the dashboard with 10,000 contacts in Chromium against plain JavaScript and
 * other ways of doing the same, and prints the figures beside the bar (docs/performance.md). It never
 * fails on a figure, only when something could not be measured.
 *
 * Usage: npm run bench -- [--rounds 5] [--slow 4] [--json file]
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openPage, type BenchSite } from './bench/BenchPage';
import { buildPages, watchScript } from './bench/buildPages';
import { measureBytes } from './bench/measureBytes';
import { measureGrowth } from './bench/measureGrowth';
import { measureSignIn } from './bench/measureLoad';
import { measureRound } from './bench/measureRound';
import type { Round } from './bench/Round';
import { buildSite } from './buildSite';
import { freeSuitePorts } from './emulators/ports';
import { startEmulators, type Suite } from './emulators/startEmulators';
import { suiteFolder } from './emulators/suiteFolder';
import { endOnSignals } from './endOnSignals';
import { ensureBrowser } from './ensureBrowser';
import { findBrowser } from './findBrowser';
import { Failure } from './Failure';
import { seed } from './seed/seed';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slow: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
});

await endOnSignals(async (signal) => {
  ensureBrowser();
  const projectId = `demo-cardfile-bench-${randomUUID().slice(0, 8)}`;
  const site = join(suiteFolder(projectId), 'site');
  mkdirSync(site, { recursive: true });
  const suite = await startEmulators({
    projectId,
    ports: await freeSuitePorts(),
    only: ['auth', 'firestore', 'storage', 'hosting'],
    site,
    say: console.log,
    signal,
  });
  try {
    const results = await measure(suite, site, signal);
    if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 1));
    console.log(JSON.stringify(results, null, 1));
  } finally {
    await suite.stop();
    rmSync(suite.folder, { recursive: true, force: true });
  }
});
async function measure(suite: Suite, folder: string, signal: AbortSignal) {
  console.log('Filling the emulators and building the site ...');
  const accounts = await seed({
    projectId: suite.projectId,
    authHost: suite.addresses.auth,
    firestoreHost: suite.addresses.firestore,
    storageHost: suite.addresses.storage,
  });
  const account = accounts.find(({ email }) => email.startsWith('tenthousand@'));
  if (!account) throw new Failure('The seed data has no account of ten thousand contacts.');
  await buildSite(suite, folder);
  await buildPages(folder);
  const growth = measureGrowth(5);
  const site: BenchSite = {
    origin: `http://${suite.addresses.hosting}`,
    watchScript: watchScript(folder),
    slow: Number(options.slow),
  };
  const browser = await chromium.launch({
    ...findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const rounds: Round[] = [];
  const { page, close } = await openPage(browser, { ...site, slow: 1 });
  const bytes: Record<string, unknown> = {};
  for (const p of ['/', '/login']) bytes[p] = await measureBytes(page, p);
  await measureSignIn(page, account);
  bytes['/dashboard'] = await measureBytes(page, '/dashboard');
  await close();
  console.log(JSON.stringify({ growth, bytes }));
  for (let r = 0; r < Number(options.rounds) && !signal.aborted; r++) {
    const t = Date.now();
    const round = await measureRound(browser, site, account);
    rounds.push(round);
    console.log(`Round ${r}: ${Date.now() - t} ms`, JSON.stringify(round));
  }
  await browser.close();
  return { growth, bytes, rounds };
}
