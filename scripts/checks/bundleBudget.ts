import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Counts } from './Check';

/** A part of the build as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * In thousands of bytes, compressed by brotli: all scripts and all styles that a route loads before it can be
 * used. The goal is 105 for public pages, 135 for the dashboard and 12 for styles; the pages that need the
 * sign-in service do not reach it yet (docs/performance.md), and are kept from growing.
 */
const READING_BUDGET = 88;
const ENTRANCE_BUDGET = 113;
const DASHBOARD_BUDGET = 137;
const STYLES_BUDGET = 9;

/** Pages that are read: they load no code of the sign-in service where nobody has signed in. */
const READING_PAGES = [
  'home/HomePage',
  'features/FeaturesPage',
  'changelog/ChangelogPage',
  'contactUs/ContactUsPage',
  'support/SupportPage',
  'legal/PrivacyPage',
  'legal/TermsPage',
];

/** Pages for visitors that need the sign-in service. */
const ENTRANCE_PAGES = [
  'login/LoginPage',
  'register/RegisterPage',
  'forgotPassword/ForgotPasswordPage',
  'notFound/NotFoundPage',
];

/** What a subscriber works with. */
const CONTACT_PAGES = [
  'contactList/ContactListPage',
  'contact/ContactDetailPage',
  'contact/ContactEditPage',
];

/** The code of the sign-in service, which the site loads beside such a page. */
const SESSION = 'src/auth/session.ts';

/** What only the code of each SDK says, once it is built. */
const SDK_MARKS = {
  Authentication: 'identitytoolkit.googleapis.com',
  Firestore: 'firestore.googleapis.com',
  Storage: 'X-Goog-Upload-Protocol',
  Functions: 'cloudfunctions.net',
  'App Check': 'firebaseappcheck.googleapis.com',
};

type Sdk = keyof typeof SDK_MARKS;

/** Those of them that a build without App Check holds somewhere. */
const MARKED_SDKS: Sdk[] = ['Authentication', 'Firestore', 'Storage', 'Functions'];

/** Weighs a build in `folder`: each route and the styles against their budgets, and no SDK too early. */
export function bundleBudget(folder: string): Counts {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const problems: string[] = [];
  let looks = 0;
  const weigh = (what: string, files: Set<string>, budget: number): void => {
    looks += 1;
    const size = brotliSize(folder, files);
    console.log(`${what.padEnd(34)} ${size.toFixed(1).padStart(6)} of ${budget} KB`);
    if (size > budget) problems.push(`${what} is over its budget.`);
  };

  const refuse = (page: string, scripts: Set<string>, sdks: Sdk[]): void => {
    for (const sdk of sdks) {
      looks += 1;
      if (holds(folder, scripts, SDK_MARKS[sdk]))
        problems.push(`${page} loads the code of ${sdk}.`);
    }
  };

  for (const page of READING_PAGES) {
    const scripts = scriptsOf(manifest, moduleOf(page));
    weigh(page, scripts, READING_BUDGET);
    refuse(page, scripts, ['Authentication', 'Firestore', 'Storage', 'Functions', 'App Check']);
  }
  for (const page of ENTRANCE_PAGES) {
    const scripts = scriptsOf(manifest, moduleOf(page), SESSION);
    weigh(page, scripts, ENTRANCE_BUDGET);
    refuse(page, scripts, ['Firestore', 'Storage', 'Functions', 'App Check']);
  }
  for (const page of CONTACT_PAGES) {
    const scripts = scriptsOf(manifest, moduleOf(page), SESSION);
    weigh(page, scripts, DASHBOARD_BUDGET);
    refuse(page, scripts, ['Storage', 'Functions', 'App Check']);
  }
  // Twins: a mark that is found nowhere would find nothing above either.
  const everyScript = scriptsIn(folder);
  for (const sdk of MARKED_SDKS) {
    looks += 1;
    if (!holds(folder, everyScript, SDK_MARKS[sdk])) problems.push(`The mark of ${sdk} is wrong.`);
  }
  weigh('all styles', stylesOf(folder), STYLES_BUDGET);

  for (const problem of problems) console.error(problem);
  return { passed: looks - problems.length, failed: problems.length };
}

function moduleOf(page: string): string {
  return `src/pages/${page}.tsx`;
}

/** The scripts that a visit loads: the entry's, these modules', and all that they import. */
function scriptsOf(manifest: Manifest, ...modules: string[]): Set<string> {
  return new Set(chunksOf(manifest, modules).map(({ file }) => file));
}

function scriptsIn(folder: string): Set<string> {
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  return new Set(files.map((file) => `assets/${file}`));
}

/** One file, for all pages: split by page it would be half as large again, and several requests. */
function stylesOf(folder: string): Set<string> {
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
  if (files.length !== 1) throw new Error(`The styles are in ${files.length} files, not in one.`);
  return new Set(files.map((file) => `assets/${file}`));
}

function chunksOf(manifest: Manifest, modules: string[]): Chunk[] {
  const keys = new Set(['index.html', ...modules]);
  const chunks: Chunk[] = [];
  // Keys that are added here are visited too.
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    chunks.push(chunk);
    chunk.imports?.forEach((name) => keys.add(name));
  }
  return chunks;
}

function brotliSize(folder: string, files: Set<string>): number {
  const sizes = [...files].map(
    (file) => brotliCompressSync(readFileSync(join(folder, file))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function holds(folder: string, files: Set<string>, mark: string): boolean {
  return [...files].some((file) => readFileSync(join(folder, file), 'utf8').includes(mark));
}
