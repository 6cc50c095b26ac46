import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

const root = join(import.meta.dirname, '..');

/** No module of a script names these: the typeface, and the source of a table (src/contacts/text/romanLetters.json). */
const UNNAMED = ['@fontsource-variable/instrument-sans', 'any-ascii'].map((name) =>
  join(root, 'node_modules', name),
);

/** The functions find the country of a visitor with it, for the prices. */
const ADDRESS_TABLE =
  'The table of the countries of network addresses, by NRO (https://www.nro.net/), CC BY 4.0\n' +
  '(https://creativecommons.org/licenses/by/4.0/), merged by ip-location-db.\n';

/** Writes `licences.txt`: the notices of the packages whose code is in the site's files, which ask to go along. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap((id) => packageFolder(id) ?? []);
      const source = licencesText([...new Set([...folders, ...UNNAMED])]);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** The folder of the package that a module is of, or `null` for one of ours. */
export function packageFolder(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id)?.[1] ?? null;
}

/** The notices of the packages in these folders, each text once. */
export function licencesText(folders: readonly string[]): string {
  const names = new Map<string, string[]>();
  for (const folder of folders) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { name, version, license = '', author } = readPackage(folder);
    const by = typeof author === 'string' ? author : author?.name;
    const text = noticeIn(folder) ?? `${license}${by ? `, ${by}` : ''}\n`;
    names.set(text, [...(names.get(text) ?? []), `${name} ${version}`]);
  }
  const notices = [...names].map(
    ([text, packages]) => `${[...new Set(packages)].sort().join('\n')}\n\n${text.trim()}\n`,
  );
  const apache = readFileSync(join(root, 'node_modules/typescript/LICENSE.txt'), 'utf8');
  return [
    'What this site is made with, and its licences.\n',
    ...notices.sort(),
    ADDRESS_TABLE,
    `Apache-2.0\n\n${apache.trim()}\n`,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

function noticeIn(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
}
