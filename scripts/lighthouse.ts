/**
 * `npm run lighthouse`: Lighthouse's marks, at its mobile setting, for the built site behind the Hosting
 * emulator with the production headers. Fails below a goal. Not a part of `npm test`, for the mark for
 * performance depends on the machine and on what else it does.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { endOnSignals } from './endOnSignals';
import { ensureBrowser, findBrowser } from './browser';
import { root } from './folders';
import { serveSeededSite } from './serveSeededSite';

/** The newest that runs on Node 20. Fetched when needed: with all it brings it is half as large as the rest. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Of each page the middle one counts, as Lighthouse's own authors advise: one run varies by some points. */
const RUNS = 3;
const PATHS = ['/', '/features', '/support'];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue?: string; score: number | null; title: string }>;
}

await endOnSignals(async (signal) => {
  ensureBrowser();
  const projectId = 'demo-cardfile-lighthouse';
  await serveSeededSite({ projectId, contacts: 1, signal }, async ({ origin, folder }) => {
    for (const path of PATHS) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) reports.push(await reportOf(origin + path, folder));
      show(path, middle(reports));
    }
  });
});

async function reportOf(address: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${file}`],
      `--only-categories=${Object.keys(GOALS).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {
      cwd: root,
      maxBuffer: 1e8,
      env: {
        ...process.env,
        CHROME_PATH: findBrowser()?.executablePath ?? chromium.executablePath(),
      },
    },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function middle(reports: Report[]): Report {
  const mark = ({ categories }: Report): number => categories['performance']?.score ?? 0;
  const sorted = reports.toSorted((a, b) => mark(a) - mark(b));
  const report = sorted[Math.floor(sorted.length / 2)];
  if (!report) throw new Error('There is no report.');
  return report;
}

function show(path: string, { categories, audits }: Report): void {
  const marks = Object.entries(GOALS).map(([category, goal]) => {
    const mark = Math.round((categories[category]?.score ?? 0) * 100);
    if (mark < goal) process.exitCode = 1;
    return `${category} ${mark}${mark < goal ? ` (below ${goal})` : ''}`;
  });
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const figures = [...times, 'cumulative-layout-shift', 'total-byte-weight'].map(
    (audit) => `${audit} ${audits[audit]?.displayValue ?? '?'}`,
  );
  console.log(`${path}\n  ${marks.join(', ')}\n  ${figures.join(', ')}`);
  for (const { score, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  - ${title} (${score.toFixed(2)})`);
  }
}
