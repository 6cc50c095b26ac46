import { existsSync, readFileSync } from 'node:fs';

/** Cases nobody mends for: `npm run measure` prints their rates, never which are missed, and no test bounds them. */
const ASKED = 'asked/';

/** The cases of `tests/corpus/{half}{subject}.tsv`: a line each, parted by tabs, `#` before a comment. The last is the source. */
export function corpus(subject: string, half: '' | typeof ASKED = ''): string[][] {
  const file = `tests/corpus/${half}${subject}.tsv`;
  if (half === ASKED && !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
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
 * The cases of a subject, as `read` makes them of a line, and their rates: of the answers so many percent are right
 * (`precision`), and of the texts that have an answer so many are found rightly (`recall`). `npm run measure` prints both
 * and each miss; of the second half the rates alone.
 */
export function measured<One extends Case>(
  title: string,
  subject: string,
  read: (fields: string[]) => One,
) {
  const cases = corpus(subject).map(read);
  const missed = cases.filter((one) => one.found !== one.right);
  const rates = ratesOf(cases);
  if (isMeasured) {
    const asked = corpus(subject, ASKED).map(read);
    console.log(`${title}: ${cases.length} cases`, rates, missed);
    if (asked.length > 0) console.log(`${title}: ${asked.length} asked`, ratesOf(asked));
  }
  return { cases, rates, missed: JSON.stringify(missed) };
}

function ratesOf(cases: readonly Case[]) {
  const answered = cases.filter(({ found }) => found !== '');
  const sought = cases.filter(({ right }) => right !== '');
  const right = answered.filter((one) => one.found === one.right).length;
  const percent = (part: number, all: number) =>
    all > 0 ? Math.round((1000 * part) / all) / 10 : 100;
  return { precision: percent(right, answered.length), recall: percent(right, sought.length) };
}

const isMeasured = process.env.npm_lifecycle_event === 'measure';
