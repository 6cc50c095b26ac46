import { describe, expect, test } from 'vitest';
import { rulesMutants } from '../../mutants/rulesMutants';

/** What is gone in each mutant of a function that returns `expression`. */
function withouts(expression: string): string[] {
  return rulesMutants(`function f() { return ${expression}; }`).map(({ without }) => without);
}

describe('an operand of && is left out', () => {
  test.each([
    ['two operands', 'a && b', ['a', 'b']],
    ['three operands', 'a && b && c', ['a', 'b', 'c']],
    ['none', 'a || !b', []],
    ['|| binds less', 'a || b && c || d', ['b', 'c']],
    ['a condition binds less', 'a && b ? c && d : e && f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['comparisons bind more', 'a.x <= 1 && b != 2 && c == 3', ['a.x <= 1', 'b != 2', 'c == 3']],
    ['words bind more', "'k' in a && b is string", ["'k' in a", 'b is string']],
    ['a negation', '!a && !(b || c)', ['!a', '!(b || c)']],
    ['parentheses', 'a && (b || c)', ['a', '(b || c)']],
    ['nested parentheses', '(a && (b || (c && d)))', ['a', '(b || (c && d))', 'c', 'd']],
    [
      'arguments',
      'f(a && b, c) && g([d && e])',
      ['f(a && b, c)', 'a', 'b', 'g([d && e])', 'd', 'e'],
    ],
    ['an index and a range', 'a[b && c] && d[0:2]', ['a[b && c]', 'b', 'c', 'd[0:2]']],
    ['&& in a string', "a == 'x && y' && b", ["a == 'x && y'", 'b']],
    [
      '&& in a string with quotes',
      String.raw`'it\'s && "' == a && b`,
      [String.raw`'it\'s && "' == a`, 'b'],
    ],
    [
      '&& in a regular expression',
      String.raw`a.matches("(b && c)\\\"&&") && d`,
      [String.raw`a.matches("(b && c)\\\"&&")`, 'd'],
    ],
    ['an address in a string', "a == 'https://x' && b", ["a == 'https://x'", 'b']],
    ['a comment in between', 'a // b && c\n && d /* && e */ && f', ['a', 'd', 'f']],
    ['many lines', 'f(\n  a,\n  b)\n  && c', ['f( a, b)', 'c']],
  ])('%s', (_, expression, expected) => {
    expect(withouts(expression)).toEqual(expected);
  });

  test('in a variable of a function', () => {
    const rules = 'function f(a) { let x = a && b; return x == 1 && c; }';
    expect(rulesMutants(rules).map(({ without }) => without)).toEqual(['a', 'b', 'x == 1', 'c']);
  });
});

describe('the condition of an allow is left out', () => {
  test.each([
    ['one operand', 'allow get: if f(a);', ['f(a)']],
    ['several operations', 'allow get, list: if a;', ['a']],
    ['with &&, whose operands follow', 'allow create: if a\n  && b;', ['a && b', 'a', 'b']],
    ['no condition', 'allow read;', []],
    ['no condition, before one that has', 'allow get; allow list: if a;', ['a']],
    ['in a comment', '// allow get: if a;\n', []],
    ['in a string', "function f() { return 'allow get: if a;'; }", []],
    ['only the name of a collection', 'match /allow/{id} { allow get: if a; }', ['a']],
  ])('%s', (_, statement, expected) => {
    const mutants = rulesMutants(`match /users/{uid} { ${statement} }`);
    expect(mutants.map(({ without }) => without)).toEqual(expected);
  });
});

test('puts true in its place, keeps all else, and names the line', () => {
  const rules = "service x {\n  // a && b\n  allow get: if a == ';'\n    && b;\n}\n";
  expect(rulesMutants(rules)).toMatchObject([
    { line: 3, rules: 'service x {\n  // a && b\n  allow get: if true;\n}\n' },
    { line: 3, rules: 'service x {\n  // a && b\n  allow get: if true\n    && b;\n}\n' },
    { line: 4, rules: "service x {\n  // a && b\n  allow get: if a == ';'\n    && true;\n}\n" },
  ]);
});
