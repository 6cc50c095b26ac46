import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Engine } from './driver';

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
