import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { modulesOf } from '../../build/pageDocuments';
import type { Route } from '../../src/routes';
import { circleIn } from './circleIn';
import type { Counts } from './runChecks';

/** What only the code of each SDK says once it is built. */
const SDK_MARKS = {
  Authentication: 'identitytoolkit.googleapis.com',
  Firestore: 'firestore.googleapis.com',
  Storage: 'X-Goog-Upload-Protocol',
  Functions: 'cloudfunctions.net',
  'App Check': 'firebaseappcheck.googleapis.com',
};

/** The same of Sentry, whose code no page loads before its first error. */
export const SENTRY_MARK = 'sentry_key';

type Sdk = keyof typeof SDK_MARKS;

interface Kind {
  /** The most that its scripts may weigh, in thousands of bytes, compressed by brotli. */
  budget: number;
  /** The SDKs that load later, or never. */
  without: Sdk[];
}

/** The goals of docs/performance.md. The scripts are all that a page loads before it can be used. */
const KINDS = {
  visitor: {
    budget: 116,
    without: ['Authentication', 'Firestore', 'Storage', 'Functions', 'App Check'],
  },
  signInPage: { budget: 130, without: ['Firestore', 'Storage', 'Functions', 'App Check'] },
  signedIn: { budget: 248, without: ['Storage', 'Functions', 'App Check'] },
} satisfies Record<Route['access'], Kind>;

const STYLES_BUDGET = 19;

/** Weighs a build in `folder`: each part and the styles against their budgets, no SDK too early, and no circle. */
export function bundleBudget(folder: string): Counts {
  const file = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const holds = (files: string[], sdk: Sdk): boolean =>
    files.some((name) => read(name).includes(SDK_MARKS[sdk]));
  const counts: Counts = { passed: 0, failed: 0 };
  const look = (isRight: boolean, problem: string): void => {
    counts[isRight ? 'passed' : 'failed'] += 1;
    if (!isRight) console.error(problem);
  };
  const weigh = (what: string, files: string[], budget: number): void => {
    const bytes = files.map((name) => brotliCompressSync(read(name)).length);
    const size = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    console.log(`${what.padEnd(46)} ${size.toFixed(1).padStart(6)} of ${budget} KB`);
    look(size <= budget, `${what} is over its budget.`);
  };

  for (const access of Object.keys(KINDS) as Route['access'][]) {
    const modules = modulesOf(access);
    const part = modules[0] ?? '';
    const { budget, without } = KINDS[access];
    const scripts = scriptsOf(manifest, modules);
    weigh(part, scripts, budget);
    for (const sdk of without) look(!holds(scripts, sdk), `${part} loads the code of ${sdk}.`);
  }
  const circle = circleIn(
    new Map(Object.entries(manifest).map(([name, { imports = [] }]) => [name, imports])),
  );
  look(circle === '', `Chunks need each other before they run: ${circle}`);
  const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const scripts = assets.filter((name) => name.endsWith('.js'));
  // Twins: a mark that is found nowhere would find nothing above either. This build has no App Check.
  for (const sdk of ['Authentication', 'Firestore', 'Storage', 'Functions'] as const) {
    look(holds(scripts, sdk), `The mark of ${sdk} is wrong.`);
  }
  look(
    !scripts.some((name) => read(name).includes('127.0.0.1')),
    'The build for the real services holds the address of an emulator.',
  );
  // One file for all pages: split by page it would be half as large again.
  const styles = assets.filter((name) => name.endsWith('.css'));
  if (styles.length !== 1) throw new Error(`The styles are in ${styles.length} files, not in one.`);
  weigh('all styles', styles, STYLES_BUDGET);
  return counts;
}

/**
 * Whether a build in `folder` holds the code of Sentry, which only one that reports to it may; the mark's twin is in
 * tests/documents.
 */
export function holdsSentry(folder: string): boolean {
  const assets = join(folder, 'assets');
  return readdirSync(assets).some((name) => readFileSync(join(assets, name)).includes(SENTRY_MARK));
}

/** Vite's manifest: the parts of the build by their module. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The scripts that a visit loads: the entry's, these modules', and all that they import. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = new Set(['index.html', ...modules]);
  const files = new Set<string>();
  // A set is walked with the keys that are added on the way.
  for (const key of keys) {
    const chunk = manifest[key] ?? sharedChunk(manifest, key);
    if (!chunk) throw new Error(`The build has no ${key}.`);
    files.add(chunk.file);
    chunk.imports?.forEach((name) => keys.add(name));
  }
  return [...files];
}

/** A chunk that pages import too is listed by the name of its module alone. */
function sharedChunk(manifest: Manifest, module: string): Manifest[string] | undefined {
  return Object.values(manifest).find(({ name }) => name === basename(module, '.ts'));
}
