import { afterAll, expect, test } from 'vitest';
import type { StoredContact } from '../../../../../scripts/seed/StoredContact';
import { readContact, type Contact } from '../../../../../src/contacts/model/contact';
import type { ContactTextField } from '../../../../../src/contacts/model/fields';
import { mistakesOf } from '../../../../../src/contacts/model/mistakes/findMistakes';
import { fairContacts } from '../../../../setup/fairContacts';
import { MISREADINGS } from '../../../../setup/misread';
import { findMistakes, corpusStatsOf } from '../../findingsAtOnce';

// The figures of docs/reliability.md: `npm run measure` prints them.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

const read = (all: Record<string, object | StoredContact>): Contact[] =>
  Object.entries(all).map(([id, data]) => readContact(id, data));
const fair = fairContacts('fair');
const right = read(fair.cards);
const stats = corpusStatsOf(right);
const percent = (part: number, all: number): number => Math.round((1000 * part) / all) / 10;

test('of right cards, no email, at most 0.5 % of the names and 2 % in all are flagged', () => {
  const mistakes = findMistakes(right);
  const flagged = (field: ContactTextField) => mistakes.filter((one) => one.field === field).length;
  const all = new Set(mistakes.map(({ contactId }) => contactId)).size;
  printed['right cards flagged'] = `${percent(all, right.length)} % of ${right.length}`;
  expect(flagged('email')).toBe(0);
  expect(percent(flagged('name'), right.length)).toBeLessThanOrEqual(0.5);
  expect(percent(all, right.length)).toBeLessThanOrEqual(2);
});

/** Of the cards that can be misread so: how many are flagged, and how many get the right texts. */
function rates(kind: string) {
  let [all, found, corrected] = [0, 0, 0];
  for (const contact of right) {
    const texts = MISREADINGS[kind]?.(contact) ?? {};
    const fields = Object.keys(texts) as ContactTextField[];
    if (fields.some((field) => texts[field] === '' || texts[field] === contact[field])) continue;
    all++;
    const mistakes = mistakesOf({ ...contact, ...texts }, stats);
    const first: Partial<Contact> = Object.assign(
      {},
      ...mistakes.map(({ suggestion }) => suggestion),
    );
    if (
      mistakes.some(({ field, suggestion }) =>
        fields.some((one) => one === field || one in (suggestion ?? {})),
      )
    )
      found++;
    if (fields.every((field) => first[field] === contact[field])) corrected++;
  }
  printed[kind] =
    `${percent(found, all)} % found, ${percent(corrected, all)} % put right, of ${all}`;
  return { found: percent(found, all), corrected: percent(corrected, all) };
}

test.each([
  ['@', 99],
  ['dot', 99],
  ['top-level domain', 99],
  ['two scripts', 99],
  ['letter', 100],
  ['several', 99],
  ['digit in a name', 95],
  ['doubled word', 99],
  ['stray sign', 99],
  ['in the address', 99],
  ['name and title', 90],
  ['capitals', 95],
])('%s: at least %d %% get the right suggestion first', (kind, goal) => {
  expect(rates(kind).corrected).toBeGreaterThanOrEqual(goal);
});

// Where neither the company nor another card tells whether the email or the website is misread, none is suggested.
test('domain: at least 99 % are flagged, and 88 % put right', () => {
  const { found, corrected } = rates('domain');
  expect(found).toBeGreaterThanOrEqual(99);
  expect(corrected).toBeGreaterThanOrEqual(88);
});

test.each(['digit lost', 'digit added'])('%s: at least 94 %% are flagged', (kind) => {
  expect(rates(kind).found).toBeGreaterThanOrEqual(94);
});

// Which of name and mailbox is misread is often not to be told: then both are shown, and none is suggested.
test('name part: at least 60 % are flagged', () => {
  expect(rates('name part').found).toBeGreaterThanOrEqual(60);
});

test('most slips of the account are found, and hardly a card besides', () => {
  const contacts = read(fair.contacts);
  const mistakes = findMistakes(contacts);
  const isFound = fair.slips.filter(({ contactId, field }) =>
    mistakes.some(
      (one) =>
        one.contactId === contactId && (one.field === field || field in (one.suggestion ?? {})),
    ),
  );
  const misread = new Set(fair.slips.map(({ contactId }) => contactId));
  const besides = mistakes.filter(({ contactId }) => !misread.has(contactId));
  printed['slips of the account'] =
    `${percent(isFound.length, fair.slips.length)} % found of ${fair.slips.length}, ${besides.length} cards besides`;
  expect(percent(isFound.length, fair.slips.length)).toBeGreaterThanOrEqual(90);
  expect(besides.length).toBeLessThanOrEqual(6);
});

test('ten thousand contacts are analyzed, also of one name, one company and one phone', () => {
  const many = read(fairContacts('fair', 10_000).contacts);
  const same = many.map((contact, place) => ({
    ...contact,
    name: 'Anna Schmidt',
    company: 'Kitz GmbH',
    phone: '+49 30 90182',
    email: `anna@kitz${place}.de`,
    notes: 'x'.repeat(10_000),
  }));
  for (const [what, contacts] of Object.entries({
    '10,000 cards': many,
    '10,000 of one name': same,
  })) {
    const start = performance.now();
    const found = findMistakes(contacts);
    printed[what] = `${Math.round(performance.now() - start)} ms, ${found.length} mistakes`;
    expect(found.length).toBeLessThan(contacts.length);
  }
  const all = corpusStatsOf(many);
  const start = performance.now();
  for (const contact of many.slice(0, 100)) mistakesOf(contact, all);
  printed['one contact'] = `${((performance.now() - start) / 100).toFixed(2)} ms`;
});
