/** Writes docs/licences.md, after packages have changed. Usage: npx tsx scripts/licences.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders';

/** The packages of a lock file, by the folder that each is installed in. */
type LockedPackages = Record<string, { version?: string; license?: string; dev?: boolean }>;

/** Packages that name their licence in a form that lock files leave out. */
const OLD_FORM: Record<string, string> = { limiter: 'MIT' };

/** What these lock files install besides what development alone needs: name, version and SPDX licence. */
export function shippedPackages(...locks: LockedPackages[]): { name: string; licence: string }[] {
  const licences = new Map<string, string>();
  for (const [path, { version, license, dev }] of locks.flatMap(
    Object.entries<LockedPackages[string]>,
  )) {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1];
    // Links to a workspace have no version.
    if (!name || !version || dev) continue;
    licences.set(`${name} ${version}`, license ?? OLD_FORM[name] ?? 'unknown');
  }
  return [...licences.keys()]
    .sort()
    .map((name) => ({ name, licence: licences.get(name) ?? 'unknown' }));
}

/** The packages of the site and of the functions. */
export function allShippedPackages(): { name: string; licence: string }[] {
  const locks = ['package-lock.json', 'functions/package-lock.json'].map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: LockedPackages },
  );
  return shippedPackages(...locks.map(({ packages }) => packages));
}

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const packages = allShippedPackages();
  const sections = [...new Set(packages.map(({ licence }) => licence))].sort().map((licence) => {
    const names = packages.filter((shipped) => shipped.licence === licence);
    return `## ${licence}\n\n${names.map(({ name }) => `- ${name}\n`).join('')}`;
  });
  return `# Licences of what is shipped

Every package that the site and the functions install to run, by their lock files. \`npx tsx
scripts/licences.ts\` writes this page; a test compares.

${sections.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, 'docs/licences.md'), licencesPage());
}
