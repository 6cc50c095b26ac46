import { allowConditions, conjunctOperands } from './mutableRanges';
import { type Reached, rulesReach } from './rulesReach';
import { type Range, rulesTokens } from './rulesTokens';

/** A rules file that guards one thing less. */
export interface Mutant {
  /** From 1, where that one thing begins. */
  line: number;
  /** What is gone, on one line; `true` stands in its place. */
  without: string;
  /** The whole file as it would be. */
  rules: string;
  reaches: Reached[];
}

/**
 * For every `&&`, the rules without one of its operands; for every `allow ...: if`, the rules without
 * its condition. In the order of the text.
 */
export function rulesMutants(rules: string): Mutant[] {
  const tokens = rulesTokens(rules);
  const ranges: Range[] = [...allowConditions(tokens), ...conjunctOperands(tokens)];
  return ranges
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end }) => ({
      line: rules.slice(0, start).split('\n').length,
      without: rules.slice(start, end).replace(/\s+/g, ' '),
      rules: `${rules.slice(0, start)}true${rules.slice(end)}`,
      reaches: rulesReach(tokens, start),
    }));
}
