import { readFileSync } from 'node:fs';

/** The cases of `tests/corpus/{subject}.tsv`: a line each, parted by tabs, `#` before a comment. The last is the source. */
export function corpus(subject: string): string[][] {
  return readFileSync(`tests/corpus/${subject}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** What a product finds for a text, beside what is right; '' is no answer. */
interface Case {
  text: string;
  right: string;
  found: string;
}

/**
 * Of the answers so many percent are right (`precision`), and of the texts that have an answer so many are found rightly
 * (`recall`). `npm run measure` prints both; a test that holds them less says which cases are missed.
 */
export function ratesOf(title: string, cases: readonly Case[]) {
  const answered = cases.filter(({ found }) => found !== '');
  const sought = cases.filter(({ right }) => right !== '');
  const right = answered.filter((one) => one.found === one.right).length;
  const percent = (part: number, all: number) => Math.round((1000 * part) / all) / 10;
  const rates = {
    precision: percent(right, answered.length),
    recall: percent(right, sought.length),
  };
  const misses = cases.filter((one) => one.found !== one.right);
  if (isMeasured) console.log(`${title}: ${cases.length} cases`, rates, misses);
  return rates;
}

const isMeasured = process.env.npm_lifecycle_event === 'measure';
