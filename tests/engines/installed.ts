import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Engine } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Where the programs of an engine are on this machine; `null` where one is missing. */
export function findPrograms({ programs }: Engine): string[] | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = programs.map((names) =>
    names
      .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
      .find((path) => existsSync(path)),
  );
  return found.every((path) => path !== undefined) ? found : null;
}

const engines: [string, Engine][] = [firefox, webkit].map((engine) => [engine.name, engine]);

/** The engines of this machine, by name. */
export const here = engines.filter(([, engine]) => findPrograms(engine) !== null);

/** Those that it must have: a build machine all. */
export const wanted = process.env['CI'] ? engines : here;

for (const [name, { packages }] of engines.filter((engine) => !here.includes(engine))) {
  console.log(`${name} is passed over: install ${packages} to walk in it.`);
}
