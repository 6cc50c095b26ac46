import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders';
import { shippedPackages, type LockedPackages, type ShippedPackage } from './shippedPackages';

/** The packages that the site is built of, and those that the functions run with. */
export function packagesByPart(): Record<string, ShippedPackage[]> {
  return {
    'The site': shippedPackages(readLock('package-lock.json')),
    'The functions': shippedPackages(readLock('functions/package-lock.json')),
  };
}

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const parts = Object.entries(packagesByPart()).map(
    ([part, packages]) => `## ${part}\n\n${byLicence(packages)}`,
  );
  return `# Licences of what is shipped

Every package that the site and the functions need when they run, as their lock files have it, and
what the SDKs bring for Node alone. \`npx tsx scripts/licences.ts\` writes this page; a test compares.

${parts.join('\n')}`;
}

function byLicence(packages: ShippedPackage[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  return licences
    .map((licence) => {
      const lines = packages
        .filter((shipped) => shipped.licence === licence)
        .map(({ name, version }) => `- \`${name}\` ${version}\n`);
      return `### ${licence}\n\n${lines.join('')}`;
    })
    .join('\n');
}

function readLock(file: string): LockedPackages {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    packages: LockedPackages;
  };
  return packages;
}
