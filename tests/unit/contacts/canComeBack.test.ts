import { describe, expect, test, vi } from 'vitest';
import { canComeBack } from '../../../src/contacts/canComeBack';
import { COMES_BACK, DOES_NOT } from '../../rules/support/restorableCards';

vi.stubEnv('VITE_USE_EMULATORS', '');

// tests/rules/cardRestorable.test.ts asks the rules themselves for the same cards.
describe('canComeBack', () => {
  test.each(COMES_BACK)('%s: yes', (_, card) => {
    expect(canComeBack(card)).toBe(true);
  });

  test.each(DOES_NOT)('%s: no', (_, card) => {
    expect(canComeBack(card)).toBe(false);
  });
});
