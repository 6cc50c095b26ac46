import type { Range, Token } from './rulesTokens';

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

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** What binds less than `&&`, or begins an expression: no operand reaches across it. */
const BOUNDARIES = new Set(['||', '?', ':', ',', ';', '=', 'if', 'return']);

/** The operands of every `&&`, nested ones too; none for an expression without `&&`. */
export function conjunctOperands(tokens: readonly Token[]): Range[] {
  const found: Range[] = [];
  let chain = new Chain();
  const outer: Chain[] = [];
  for (const token of tokens) {
    if (CLOSING.has(token.text)) {
      found.push(...chain.end());
      chain = outer.pop() ?? new Chain();
    }
    if (token.text === '&&') chain.next();
    else if (BOUNDARIES.has(token.text)) found.push(...chain.end());
    else chain.add(token);
    if (OPENING.has(token.text)) {
      outer.push(chain);
      chain = new Chain();
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** `a && b && c` while it is read, on one level of brackets. */
class Chain {
  private operands: Range[] = [];
  private current: Range | undefined;

  add({ start, end }: Range): void {
    this.current = { start: this.current?.start ?? start, end };
  }

  next(): void {
    if (this.current) this.operands.push(this.current);
    this.current = undefined;
  }

  end(): Range[] {
    this.next();
    const operands = this.operands.length > 1 ? this.operands : [];
    this.operands = [];
    return operands;
  }
}
