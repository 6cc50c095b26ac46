import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

const TEXT_FILE = /\.(?:[jt]sx?|css|md|rules|ya?ml|html)$/;

const texts = repositoryFiles
  .filter((file) => TEXT_FILE.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The numbers that begin a point or a table row of docs/requirements.md. */
const defined = Array.from(
  readFileSync('docs/requirements.md', 'utf8').matchAll(/^(?:- |\| )\*\*(R\d+\.\d+)\*\*/gm),
  ([, number]) => number,
);

/** Each place where the pattern matches in a text file of the repository. */
function matches(pattern: RegExp): { file: string; match: string }[] {
  return texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([match]) => ({ file, match })),
  );
}

test('each number that is cited is a requirement', () => {
  const cited = matches(/\bR\d+\.\d+\b/g);
  expect(cited.filter(({ match }) => !defined.includes(match))).toEqual([]);
  expect(cited.filter(({ file }) => file.startsWith('src/')).length).toBeGreaterThan(50);
});

test('each number is defined once', () => {
  expect(defined.filter((number, index) => defined.indexOf(number) !== index)).toEqual([]);
});

test('nobody cites a document that the repository does not hold', () => {
  expect(matches(/\bspec(?:ification)?[\s*]+\d|\bproduct\sdecision|\battack\smatrix/gi)).toEqual(
    [],
  );
});
