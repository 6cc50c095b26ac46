import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)];

function isIgnored(name: string): boolean {
  return ignored.some((line) =>
    line.startsWith('*') ? name.endsWith(line.slice(1)) : line.replace(/\/$/, '') === name,
  );
}

/** The paths of all files in the repository, from its root: what git ignores is left out. */
export const repositoryFiles = readdirSync('.')
  .filter((entry) => !isIgnored(entry))
  .flatMap((entry) =>
    statSync(entry).isDirectory()
      ? readdirSync(entry, { recursive: true, encoding: 'utf8' }).map((name) => join(entry, name))
      : [entry],
  )
  .filter((file) => !file.split('/').some(isIgnored))
  .filter((file) => !ignored.some((line) => line.includes('/') && file.startsWith(line)))
  .filter((file) => statSync(file).isFile());
