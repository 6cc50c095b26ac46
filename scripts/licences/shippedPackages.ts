/** A package as a lock file tells of it. */
interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

export interface ShippedPackage {
  name: string;
  version: string;
  /** As an SPDX expression, or `unknown`. */
  licence: string;
}

/** Packages whose package.json names the licence in the way of before 2015, which lock files leave out. */
const OLD_STYLE: Record<string, string> = { limiter: 'MIT' };

const FOLDER = 'node_modules/';

/** What the package at the root of a lock file needs when it runs, in alphabetical order. */
export function shippedPackages(packages: LockedPackages): ShippedPackage[] {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const path = pathOf(packages, name, from);
    if (path === null || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const next of Object.keys(needed)) add(next, path);
  };
  for (const name of Object.keys(packages['']?.dependencies ?? {})) add(name, '');
  return [...found]
    .map((path) => {
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      const { version = '', license } = packages[path] ?? {};
      return { name, version, licence: license ?? OLD_STYLE[name] ?? 'unknown' };
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Where Node finds `name` from the package at `from`: in its own folder, or in one further up. */
function pathOf(packages: LockedPackages, name: string, from: string): string | null {
  const path = `${from && `${from}/`}${FOLDER}${name}`;
  if (packages[path]) return path;
  if (from === '') return null;
  const end = from.lastIndexOf(`/${FOLDER}`);
  return pathOf(packages, name, end < 0 ? '' : from.slice(0, end));
}
