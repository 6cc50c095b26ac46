import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSupportRequest } from '../../functions/src/supportRequest';
import { withEachField } from '../../src/contacts/model/fields';
import { MESSAGE_LIMITS } from '../../src/messages/message';
import { PROFILE_LIMITS } from '../../src/account/profile/limits';
import { isEmail } from '../../src/platform/isEmail';

const rules = readFileSync('firestore.rules', 'utf8');

/** The part of the rules from `start` to the end of that block. */
function block(start: string): string {
  const from = rules.indexOf(start);
  expect(from).toBeGreaterThan(-1);
  return rules.slice(from, rules.indexOf('\n    }', from));
}

/** The bounds that `pattern` finds in `text`: a field, then its longest text. */
function bounds(text: string, pattern: RegExp): Record<string, number> {
  return Object.fromEntries(
    Array.from(text.matchAll(pattern), ([, field = '', longest]) => [field, Number(longest)]),
  );
}

const BOUNDED = /isBoundedText\('(\w+)', (\d+), written\)/g;
const person = bounds(block('function personIsSound'), BOUNDED);
const TEXT = /isText\(request\.resource\.data\.(\w+), \d+, (\d+)\)/g;

test('a contact is as long as the rules let it be', () => {
  const others = bounds(block('function textsAreSound'), BOUNDED);
  expect(withEachField(({ limit }) => limit)).toEqual({ ...person, ...others });
});

test('a profile is as long as the rules let it be, after the sign-up too', () => {
  expect(person).toEqual(PROFILE_LIMITS);
  expect(bounds(block('match /users/{uid}'), TEXT)).toEqual({ name: PROFILE_LIMITS.name });
});

test('a message is as long as the rules let it be', () => {
  const { email, ...others } = MESSAGE_LIMITS;
  expect(bounds(block('match /contactMessages/'), TEXT)).toEqual(others);
  expect(block('function isEmail')).toContain(`value.size() <= ${String(email)}`);
});

test.each(['name', 'subject', 'message'] as const)(
  'a support request is as long as the function lets it be: %s',
  (field) => {
    const request = { name: 'A', email: 'a@b.example', subject: 'S', message: 'M' };
    const longest = 'x'.repeat(MESSAGE_LIMITS[field]);
    expect(readSupportRequest({ ...request, [field]: longest }).kind).toBe('valid');
    expect(readSupportRequest({ ...request, [field]: `${longest}x` }).kind).toBe('invalid');
  },
);

test('so is its email', () => {
  const request = { name: 'A', subject: 'S', message: 'M' };
  const longest = `${'x'.repeat(MESSAGE_LIMITS.email - '@b.example'.length)}@b.example`;
  expect(isEmail(longest)).toBe(true);
  expect(isEmail(`x${longest}`)).toBe(false);
  expect(readSupportRequest({ ...request, email: longest }).kind).toBe('valid');
  expect(readSupportRequest({ ...request, email: `x${longest}` }).kind).toBe('invalid');
});
