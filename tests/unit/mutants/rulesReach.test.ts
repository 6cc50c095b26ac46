import { expect, test } from 'vitest';
import { rulesReach } from '../../mutants/rulesReach';
import { rulesTokens } from '../../mutants/rulesTokens';

const rules = `
  match /users/{uid} {
    allow get: if ofAGet;
    allow create, update: if isSound(uid);
  }
  match /cards/{id} {
    allow list: if isOwn();
  }
  function isOwn() { return isSound(ofIsOwn); }
  function isSound(x) { return x == ofIsSound; }
  function unused() { return ofUnused; }
`;

test.each([
  ['an allow: itself', 'ofAGet', [['users', 'get']]],
  ['a function: those that call it', 'ofIsOwn', [['cards', 'list']]],
  [
    'through another function too',
    'ofIsSound',
    [
      ['users', 'create', 'update'],
      ['cards', 'list'],
    ],
  ],
  ['a function that nobody calls', 'ofUnused', []],
  ['what stands before all', '\n', []],
])('%s', (_, text, expected) => {
  const reached = rulesReach(rulesTokens(rules), rules.indexOf(text));
  const found = reached.map(({ collection, operations }) => [collection, ...operations]);
  expect(found).toEqual(expected);
});
