import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContact, type Contact } from '../../../../../src/contacts/model/contact';
import { FIELDS, type ContactTextField } from '../../../../../src/contacts/model/fields';
import { mistakesOf } from '../../../../../src/contacts/model/mistakes/findMistakes';
import { MISTAKE_KINDS } from '../../../../../src/contacts/model/mistakes/mistake';
import { contactWith } from '../../../contactWith';
import { findMistakes, corpusStatsOf } from '../../findingsAtOnce';
import { RIGHT_CONTACTS, RIGHT_TEXTS } from './rightContacts';
import { WRONG_CONTACTS } from './wrongContacts';

const alone = (texts: Partial<Contact>) => findMistakes([contactWith(texts)]);

/** Beside others with its names, which tell that they are right. */
const amongNamesakes = (texts: Partial<Contact>, name = '') =>
  findMistakes([
    contactWith(texts),
    contactWith({ id: 'a', name }),
    contactWith({ id: 'b', name }),
  ]);

test.each([
  // A company, or another card, tells which of two domains is misread: the email's, then the website's.
  [{ company: 'Kitz GmbH' }, [], { email: 'anna@kitz.de' }],
  [{ company: 'Kltz GmbH' }, [], { website: 'kltz.de' }],
  [{}, [contactWith({ id: 'other', website: 'kitz.de' })], { email: 'anna@kitz.de' }],
  [{}, [contactWith({ id: 'other', email: 'tom@kltz.de' })], { website: 'kltz.de' }],
  // Nothing tells: it is shown, and nothing is suggested.
  [{}, [], null],
  [{ company: 'Aoba Ltd' }, [], null],
])(
  'of an email and a website that differ, with %j beside %j, %j is suggested',
  (texts, more, right) => {
    const card = contactWith({ email: 'anna@kltz.de', website: 'kitz.de', ...texts });
    const mistakes = findMistakes([card, ...more]).filter(({ contactId }) => contactId === card.id);
    expect(mistakes.map(({ suggestion }) => suggestion)).toEqual([right]);
  },
);

describe('a contact with a slip', () => {
  test.each(WRONG_CONTACTS)('%j is put right by %j', (texts, right) => {
    const { name } = { ...texts, ...right };
    const mistakes = amongNamesakes(texts, name).filter(({ contactId }) => contactId === 'contact');
    expect(mistakes.length).toBeGreaterThan(0);
    expect(Object.assign({}, ...mistakes.map(({ suggestion }) => suggestion))).toEqual(right);
  });

  test.each(WRONG_CONTACTS)('%j is right once the suggestion is taken', (texts, right) => {
    const isTakable = Object.keys(right).length > 0;
    expect(isTakable ? alone({ ...texts, ...right }) : []).toEqual([]);
  });

  test('of each kind is in the table', () => {
    const kinds = WRONG_CONTACTS.flatMap(([texts]) => alone(texts).map(({ kind }) => kind));
    const byBook = ['email-domain'];
    expect(new Set([...kinds, ...byBook])).toEqual(new Set(Object.keys(MISTAKE_KINDS)));
  });
});

test('of a name and a mailbox that differ by a slip, what no name is like is put right', () => {
  const email = 'thomas.keller@kitz.de';
  const suggestionOf = (texts: Partial<Contact>) => alone(texts).map((one) => one.suggestion);
  expect(suggestionOf({ name: 'Tbomas Keller', email })).toEqual([{ name: 'Thomas Keller' }]);
  expect(suggestionOf({ name: 'Thomas Keller', email: 'tbomas.keller@kitz.de' })).toEqual([
    { email },
  ]);
  // Alone nothing tells which of the two is misread.
  expect(suggestionOf({ name: 'Thomas Keiler', email })).toEqual([null]);
});

test('a label before an address is not called a comma or a blank', () => {
  for (const email of ['mailto:anna@kitz.de', 'E-Mail: anna@kitz.de'])
    expect(alone({ email })).toMatchObject([
      { reason: 'There is a word before the address.', suggestion: { email: 'anna@kitz.de' } },
    ]);
});

test('a number that is of a fax alone is not called several', () => {
  for (const phone of ['Fax +49 30 901820', 'Telefax: +49 30 901820'])
    expect(alone({ phone })).toMatchObject([
      { reason: 'This number is of a fax.', suggestion: { phone: '', notes: phone } },
    ]);
});

test('a number of telephone and fax in an address goes to the phone', () => {
  const [mistake] = alone({ address: 'Platz 1, 10117 Berlin, Tel./Fax 030 901820' });
  expect(mistake?.suggestion).toMatchObject({ phone: '030 901820' });
});

test.each([
  [{ email: 'a@barclays.com', website: 'barclay.com' }, { website: 'barclays.com' }],
  [{ email: 'a@barclay.com', website: 'barclays.com' }, { email: 'a@barclays.com' }],
])('of %j the company tells which one lacks its last letter', (texts, suggestion) => {
  expect(alone({ ...texts, company: 'Barclays' })).toMatchObject([{ suggestion }]);
});

describe('a right contact is not flagged', () => {
  const texts = Object.entries(RIGHT_TEXTS).flatMap(([field, lines]) =>
    lines.split('\n').map((text) => ({ [field]: text })),
  );
  test.each([...texts, ...RIGHT_CONTACTS])('%j', (right) => {
    expect(alone(right)).toEqual([]);
  });
});

describe('what others in the address book say', () => {
  const colleague = (id: number, texts: Partial<Contact> = {}): Contact =>
    contactWith({ id: String(id), company: 'Kitz GmbH', email: `a${id}@kitz.de`, ...texts });
  const eleven = Array.from({ length: 11 }, (_, id) => colleague(id));

  test('a domain one letter from that of colleagues', () => {
    const twelfth = colleague(12, { email: 'anna@k1tz.de' });
    expect(findMistakes([...eleven, twelfth])).toEqual([
      {
        contactId: '12',
        field: 'email',
        kind: 'email-domain',
        reason: 'Others at Kitz GmbH have an address at kitz.de.',
        suggestion: { email: 'anna@kitz.de' },
      },
    ]);
  });

  test('a domain and a company that a scan misread alike', () => {
    const twelfth = colleague(12, { email: 'anna@k1tz.de', company: 'K1tz GmbH' });
    expect(findMistakes([...eleven, twelfth])).toMatchObject([
      { contactId: '12', field: 'email', suggestion: { email: 'anna@kitz.de' } },
    ]);
  });

  test('a domain that is used twice is nobody’s slip', () => {
    const two = [12, 13].map((id) => colleague(id, { email: `b${id}@kutz.de` }));
    expect(findMistakes([...eleven, ...two])).toEqual([]);
  });

  test('a domain near that of another company is no slip', () => {
    const other = colleague(12, { company: 'Katz AG', email: 'anna@katz.de' });
    expect(findMistakes([...eleven, other])).toEqual([]);
  });

  test('where colleagues have the domain of the email, the website has the slip', () => {
    const twelfth = colleague(12, { website: 'www.kltz.de/shop' });
    expect(findMistakes([...eleven, twelfth])).toMatchObject([
      { contactId: '12', field: 'website', suggestion: { website: 'www.kitz.de/shop' } },
    ]);
  });

  test('where other people have the name of the email, the name has the slip', () => {
    const others = [1, 2].map((id) => contactWith({ id: String(id), name: 'Eva Schmidt' }));
    const anna = contactWith({ id: '3', name: 'Anna Schrnidt', email: 'anna.schmidt@kitz.de' });
    expect(findMistakes([...others, anna])).toMatchObject([
      { contactId: '3', field: 'name', suggestion: { name: 'Anna Schmidt' } },
    ]);
  });

  test('a national number of a firm is judged by the country of its colleagues', () => {
    const firm = [1, 2, 3].map((id) => colleague(id, { phone: `+33 1 42 68 53 0${id}` }));
    const national = (phone: string) =>
      findMistakes([...firm, colleague(9, { phone })]).filter(({ contactId }) => contactId === '9');
    expect(national('01 42 68 53 09')).toEqual([]);
    expect(national('01 42 68 53 9')).toMatchObject([{ field: 'phone', kind: 'phone-length' }]);
  });

  test.each([
    ['Jo Brand', 'Staff Geologist', 'Brand Manager'],
    ['Grant Price', 'Chief Geologist', 'Grant Writer'],
    ['Grant Price', 'Chief Geologist', 'Price Analyst'],
    ['Park Ji-sung', 'Geologist Seoul', 'Park Ranger'],
    ['Anna Page', 'Staff Geologist', 'Page Layout'],
  ])('%s, %s is no swap, though other people are %s', (name, title, theirs) => {
    const others = [1, 2].map((id) => contactWith({ id: String(id), title: theirs }));
    expect(findMistakes([...others, contactWith({ id: '3', name, title })])).toEqual([]);
  });

  test('a job title after a name that others have takes the name along to no other field', () => {
    const others = [1, 2].map((id) =>
      contactWith({ id: String(id), name: ['', 'Anna Wolf', 'Anna Berg'][id] ?? '' }),
    );
    const both = contactWith({ id: '3', name: 'Anna Kurz Manager' });
    expect(findMistakes([...others, both])).toMatchObject([
      { contactId: '3', field: 'name', kind: 'swapped', suggestion: null },
    ]);
  });

  test('a name of which each word is of other people’s titles is a swap', () => {
    const others = [1, 2].map((id) => contactWith({ id: String(id), title: 'Staff Geologist' }));
    const swapped = contactWith({ id: '3', name: 'Staff Geologist', title: 'Anna Wolf' });
    expect(findMistakes([...others, swapped])).toMatchObject([
      { suggestion: { name: 'Anna Wolf', title: 'Staff Geologist' } },
    ]);
  });

  test('a changed contact is analyzed alone, by what is known of all', () => {
    const twelfth = colleague(12);
    const stats = corpusStatsOf([...eleven, twelfth]);
    expect(mistakesOf(twelfth, stats)).toEqual([]);
    const changed = { ...twelfth, email: 'anna@kltz.de' };
    expect(mistakesOf(changed, stats)).toEqual(findMistakes([...eleven, changed]));
  });
});

test('notes that are full leave a number where it is', () => {
  const phone = '+49 30 901820 / +49 171 1234567';
  expect(alone({ phone, notes: 'x'.repeat(10_000) })).toMatchObject([{ suggestion: null }]);
});

const hostile = fc.string({ unit: 'binary', maxLength: 300 });
const cardLike = fc.stringMatching(/^[\w @.,+()|/©О1lаß:;-]{0,60}$/);
const texts = fc.record(
  Object.fromEntries(FIELDS.map(({ key }) => [key, fc.oneof(cardLike, hostile)])),
) as fc.Arbitrary<Record<ContactTextField, string>>;

test('no contact makes it throw, and each suggestion changes the field', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), (all) => {
      const contacts = all.map((one, id) => readContact(String(id), one));
      for (const { contactId, field, suggestion } of findMistakes(contacts)) {
        const contact = contacts[Number(contactId)];
        expect(suggestion?.[field] ?? null).not.toBe(contact?.[field]);
      }
    }),
    { numRuns: 400 },
  );
});

test('a mistake that is put right as suggested is not told of again', () => {
  fc.assert(
    fc.property(texts, (one) => {
      const contact = readContact('a', one);
      for (const { field, kind, suggestion } of findMistakes([contact])) {
        if (!suggestion || MISTAKE_KINDS[kind].sure !== 'high') continue;
        const put = { ...contact, ...suggestion };
        const again = findMistakes([put]).find(
          (other) => other.field === field && other.kind === kind,
        );
        // Another slip of the same kind may stand behind the first, but the steps come to an end.
        expect(again?.suggestion?.[field] ?? null).not.toBe(contact[field]);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  'a',
  'a ',
  '1',
  '.',
  '@',
  'a@',
  'a.',
  '+1 ',
  '| ',
  'www.',
  'a, ',
  ' /',
  '((',
  'tel ',
  'é',
])('texts of thousands of "%s" take no longer than they must', (piece) => {
  const long = piece.repeat(10_000 / piece.length);
  const contact = contactWith(
    Object.fromEntries(FIELDS.map(({ key, limit }) => [key, long.slice(0, limit)])),
  );
  // Backtracking would take minutes, and this test its time.
  expect(Array.isArray(findMistakes([contact]))).toBe(true);
});
