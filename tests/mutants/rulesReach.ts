import type { Token } from './rulesTokens';

/** An `allow` that a piece of the rules has a say in. */
export interface Reached {
  /** The first part of its path: `users` of `/users/{uid}`. */
  collection: string;
  /** `get`, `create` and so on. */
  operations: string[];
}

const FIRST_WORDS = new Set(['match', 'allow', 'function']);

/** What the piece at `position` decides on: its own `allow`, or each that calls the function it is in. */
export function rulesReach(tokens: readonly Token[], position: number): Reached[] {
  const statements = statementsOf(tokens);
  const own = statements.findLast(({ start }) => start <= position);
  return own ? reachOf(own, statements) : [];
}

interface Statement {
  start: number;
  words: string[];
  /** Of the last `match` before it. */
  collection: string;
}

/** Cut before each `match`, `allow` and `function`, whatever is nested in what. */
function statementsOf(tokens: readonly Token[]): Statement[] {
  const statements: Statement[] = [];
  let collection = '';
  tokens.forEach(({ text, start }, index) => {
    if (text === 'match') collection = tokens[index + 2]?.text ?? '';
    if (FIRST_WORDS.has(text)) statements.push({ start, words: [], collection });
    statements.at(-1)?.words.push(text);
  });
  return statements;
}

function reachOf({ words, collection }: Statement, all: readonly Statement[]): Reached[] {
  const [kind, name = ''] = words;
  if (kind === 'allow') {
    const operations = words.slice(1, words.indexOf(':')).filter((word) => word !== ',');
    return [{ collection, operations }];
  }
  const callers = all.filter(
    (other) => other.words.includes(name) && !(other.words[0] === kind && other.words[1] === name),
  );
  return kind === 'function' ? callers.flatMap((caller) => reachOf(caller, all)) : [];
}
