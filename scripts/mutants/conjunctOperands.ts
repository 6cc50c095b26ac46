import type { Token } from './rulesTokens';
import type { Range } from './Range';

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
