/**
 * `npm run bench`: measures the dashboard with 10,000 contacts in Chromium, beside the quickest page that
 * we know and other ways of loading, and prints the figures next to their goal (docs/performance.md). It
 * never fails on a figure, only when something cannot be measured.
 *
 * Usage: npm run bench -- [--rounds 5] [--slow 4]   (--slow: how many times slower a processor). With no rounds it
 * only finds out whether all can be measured.
 */
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../scripts/endOnSignals';
import { CliError } from '../scripts/CliError';
import { launchBrowser } from '../scripts/browser';
import { serveSeededSite, type SeededSite } from '../scripts/serveSeededSite';
import { saveDocuments, type Documents } from '../scripts/seed/writers';
import { buildPages, WATCH_SCRIPT } from './buildPages';
import { contacts } from './contacts';
import { measureRound } from './measure';
import { report, type Figures } from './report';

await endOnSignals(async (signal) => {
  const projectId = `demo-cardfile-bench-${randomUUID().slice(0, 8)}`;
  await serveSeededSite({ projectId, contacts: 1, signal }, (seeded) => bench(seeded, signal));
});

async function bench(
  { origin, site, variables, database, accounts }: SeededSite,
  signal: AbortSignal,
): Promise<void> {
  const { rounds: wanted, slow } = options();
  const account = accounts.find(({ email }) => email.startsWith('tenthousand@'));
  if (!account) throw new CliError('The seed data has no account of ten thousand contacts.');
  const documents = Object.entries(contacts).map(([id, card]) => [`businessCards/${id}`, card]);
  await saveDocuments(Object.fromEntries(documents) as Documents, database);
  const peers = await buildPages(site, variables, signal);
  const browser = await launchBrowser(signal);
  try {
    const measured = {
      origin,
      account,
      database,
      slow,
      peers,
      watchScript: join(site, WATCH_SCRIPT),
    };
    const rounds: Figures[] = [];
    // The first round warms the emulators up and does not count.
    for (let round = 0; round <= wanted; round++) {
      console.log(round === 0 ? 'Warming up ...' : `Round ${round} of ${wanted} ...`);
      try {
        const figures = await measureRound(browser, measured);
        if (round > 0) rounds.push(figures);
      } catch (error) {
        // What cannot be measured in the first one never can; in a later one, the others are worth having.
        if (signal.aborted || round === 0) throw error;
        console.error('It does not count:', error);
      }
    }
    if (wanted === 0) return;
    if (rounds.length === 0) throw new CliError('No round could be measured.');
    console.log(
      `\nChromium ${browser.version()}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${(loadavg()[0] ?? 0).toFixed(1)}; medians of ${rounds.length} rounds; processor slowed down ${slow} times`,
    );
    const { tables, missed } = report(rounds, slow);
    for (const table of tables) console.table(table);
    console.log(missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'Every goal holds.');
  } finally {
    await browser.close();
  }
}

function options(): { rounds: number; slow: number } {
  const number = (unless: string) => ({ type: 'string', default: unless }) as const;
  const { values } = parseArgs({ options: { rounds: number('5'), slow: number('1') } });
  const rounds = Number(values.rounds);
  const slow = Number(values.slow);
  if (!Number.isInteger(rounds) || rounds < 0 || !(slow >= 1)) {
    throw new CliError('Say how many rounds and how many times slower: --rounds 5 --slow 4');
  }
  return { rounds, slow };
}
