/**
 * `npm run bench`: measures the dashboard with 10,000 contacts in Chromium, beside plain JavaScript and
 * other ways of doing the same, and prints the figures next to their goal (docs/performance.md). It never
 * fails on a figure, only when something cannot be measured.
 *
 * Usage: npm run bench -- [--rounds 5] [--slow 4]   (--slow: how many times slower a processor)
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildPages } from './bench/buildPages';
import { machine } from './bench/machine';
import { measure } from './bench/measure';
import { report } from './bench/report';
import { endOnSignals } from './endOnSignals';
import { ensureBrowser } from './browser';
import { CliError } from './CliError';
import { serveSeededSite } from './serveSeededSite';

await endOnSignals(async (signal) => {
  const { rounds, slow } = options();
  ensureBrowser();
  const projectId = `demo-cardfile-bench-${randomUUID().slice(0, 8)}`;
  await serveSeededSite({ projectId, signal }, async ({ origin, site, accounts }) => {
    const account = accounts.find(({ email }) => email.startsWith('tenthousand@'));
    if (!account) throw new CliError('The seed data has no account of ten thousand contacts.');
    await buildPages(site);
    const results = await measure({ origin, site, account, rounds, slow, signal });
    console.log(`\n${machine(results.browserVersion, rounds, slow)}\n\n${report(results, slow)}`);
  });
});

function options(): { rounds: number; slow: number } {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      slow: { type: 'string', default: '1' },
    },
  });
  const rounds = Number(values.rounds);
  const slow = Number(values.slow);
  if (!Number.isInteger(rounds) || rounds < 1 || !(slow >= 1)) {
    throw new CliError('Say how many rounds and how many times slower: --rounds 5 --slow 4');
  }
  return { rounds, slow };
}
