import type { Range } from './Range';
import type { Token } from './rulesTokens';

const BEFORE_A_STATEMENT = new Set(['{', '}', ';']);

/** The `X` of every `allow ...: if X;`. */
export function allowConditions(tokens: readonly Token[]): Range[] {
  return tokens.flatMap(({ text }, index): Range[] => {
    // `allow` may also be the name of a collection or of a field.
    const begins = BEFORE_A_STATEMENT.has(tokens[index - 1]?.text ?? '');
    if (text !== 'allow' || !begins) return [];
    const rest = tokens.slice(index);
    const statement = rest.slice(
      0,
      rest.findIndex((token) => token.text === ';'),
    );
    const condition = statement.slice(statement.findIndex((token) => token.text === 'if') + 1);
    const [first, last] = [condition[0], condition.at(-1)];
    const isConditional = condition.length < statement.length;
    return isConditional && first && last ? [{ start: first.start, end: last.end }] : [];
  });
}
