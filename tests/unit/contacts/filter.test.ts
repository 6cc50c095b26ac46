import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Contact } from '../../../src/contacts/model/contact';
import {
  countOf,
  countryOf,
  eventsOf,
  facetCounts,
  filterAmong,
  predicateOf,
  tellingFacets,
} from '../../../src/contacts/store/facets';
import {
  dayRange,
  FACETS,
  filterText,
  NO_DATE,
  readFilter,
  withChoice,
  withToggled,
  type Filter,
} from '../../../src/contacts/model/filter';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { today } from '../../../src/platform/today';
import { contactWith } from '../contactWith';
import { anyText, holds } from '../holds';

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-05-${String(date).padStart(2, '0')}`);
const range = fc.tuple(day, day, fc.constantFrom('', 'from', 'to')).map(([one, other, open]) => {
  const [from = '', to = ''] = [one, other].toSorted();
  return dayRange(open === 'from' ? '' : from, open === 'to' ? '' : to);
});
const some = (...values: string[]) => fc.subarray(values, { minLength: 1 });
const yesOrNo = fc.constantFrom(['yes'], ['no']);
const filter: fc.Arbitrary<Filter> = fc.record(
  {
    scanned: fc.array(fc.oneof(range, fc.constantFrom(NO_DATE, 'last7', 'last30')), {
      minLength: 1,
      maxLength: 3,
    }),
    company: some('domain kitz.example', 'name kitz', 'name aoba', 'name nowhere'),
    country: some('DE', 'JP', 'GB'),
    tag: some('Fair', 'Supplier', 'Odd "tag"'),
    email: yesOrNo,
    phone: yesOrNo,
    website: yesOrNo,
    notes: yesOrNo,
    picture: yesOrNo,
  },
  { requiredKeys: [] },
);
const contact = fc
  .record({
    name: fc.constantFrom('Ada', 'Grace', 'Zoë', ''),
    company: fc.constantFrom('', 'Kitz GmbH', 'Aoba', 'AOBA Ltd.'),
    email: fc.constantFrom('', 'ada@kitz.example', 'ada@gmail.com', 'ada@firm.de'),
    phone: fc.constantFrom('', '+49 30 901820', '+81 3 5550 0142', '030 901820'),
    address: fc.constantFrom('', 'Kyoto, Japan', '10 Downing Street, London SW1A 2AA'),
    notes: fc.constantFrom('', 'Met in Kyoto.'),
    cardImageURL: fc.constantFrom('', 'https://firebasestorage.googleapis.com/v0/b/cards/o/a.png'),
    tags: fc.subarray(['Fair', 'Supplier', 'Odd "tag"']),
    createdAt: fc.option(day.map((stamp) => new Date(`${stamp}T12:00:00`))),
  })
  .map(contactWith);
const contacts = fc
  .array(contact, { maxLength: 30 })
  .map((all) => all.map((one, place) => ({ ...one, id: String(place) })));
const search = fc.constantFrom('', 'ada', 'kyoto', 'a', '030', 'nobody');

/** The ids of the rows that the list shows. */
function rows(index: ContactIndex, words: string, chosen: Filter): string[] {
  const text = filterText(chosen);
  const predicate = text === '' ? null : predicateOf(index.contacts, text, today());
  return index.visible(words, null, predicate).map(({ id }) => id);
}

describe('what a filter keeps', () => {
  test('a count is the number of rows of its value; of several values there are the rows of each', () => {
    holds(
      fc.property(contacts, filter, search, (all, text, words) => {
        const index = ContactIndex.of(all);
        const chosen = filterAmong(all, filterText(text));
        const counts = facetCounts(index.contacts, index.visible(words, null), chosen, today());
        for (const facet of FACETS) {
          const of = (...values: string[]) => rows(index, words, withChoice(chosen, facet, values));
          const values = new Set(facet === 'scanned' ? [] : counts[facet].keys());
          for (const value of [...values, ...(chosen[facet] ?? [])]) {
            expect(countOf(counts, facet, value, today()), `${facet} ${value}`).toBe(
              of(value).length,
            );
          }
          const each = chosen[facet]?.flatMap((value) => of(value)) ?? of();
          expect(new Set(rows(index, words, chosen))).toEqual(new Set(each));
        }
      }),
    );
  });

  test('it stays in the order of the list, and the same array', () => {
    holds(
      fc.property(contacts, filter, search, (all, chosen, words) => {
        const index = ContactIndex.of(all);
        const predicate = predicateOf(index.contacts, filterText(chosen), today());
        const left = index.visible(words, null, predicate);
        expect(left).toEqual(index.visible(words, null).filter(predicate));
        expect(index.visible(words, null, predicate)).toBe(left);
      }),
    );
  });

  test('the last days begin so many days before today', () => {
    vi.setSystemTime('2026-03-31T12:00:00');
    const scanned = ['2026-03-01', '2026-03-23', '2026-03-24', '2026-04-02'].map((day) =>
      contactWith({ id: day, createdAt: new Date(`${day}T12:00`) }),
    );
    const left = (value: string) =>
      scanned
        .filter(predicateOf(scanned, filterText({ scanned: [value] }), today()))
        .map(({ id }) => id);
    expect(left('last7')).toEqual(['2026-03-24', '2026-04-02']);
    expect(left('last30')).toEqual(['2026-03-01', '2026-03-23', '2026-03-24', '2026-04-02']);
    vi.useRealTimers();
  });

  test('a facet tells where its values differ', () => {
    const all = [
      contactWith({ id: 'a', company: 'Kitz', email: 'a@kitz.example', tags: ['Fair'] }),
      contactWith({ id: 'b', company: 'Kitz', email: 'b@kitz.example', notes: 'Met.' }),
    ];
    expect([...tellingFacets(all)]).toEqual(['tag', 'notes']);
    expect(tellingFacets(all.slice(1)).size).toBe(0);
    expect(tellingFacets([]).size).toBe(0);
  });
});

test('a filter by a name holds for the domain that the name belongs to by now', () => {
  const [alone, known] = [
    contactWith({ id: 'alone', company: 'Kitz' }),
    contactWith({ id: 'known', company: 'Kitz GmbH', email: 'ada@kitz.example' }),
  ];
  const text = filterText({ company: ['name kitz'] });
  expect([alone].filter(predicateOf([alone], text, today()))).toEqual([alone]);
  const both = [alone, known];
  expect(both.filter(predicateOf(both, text, today()))).toEqual(both);
  const { company } = facetCounts(both, both, filterAmong(both, text), today());
  expect([...company]).toEqual([['domain kitz.example', 2]]);
});

test('a value is added and taken back; what is there is not missing too', () => {
  const added = withToggled({ country: ['DE'] }, 'country', 'AT');
  expect(added).toEqual({ country: ['DE', 'AT'] });
  expect(withToggled(added, 'country', 'DE')).toEqual({ country: ['AT'] });
  expect(withToggled({ country: ['DE'] }, 'country', 'DE')).toEqual({});
  expect(withToggled({ email: ['yes'] }, 'email', 'no')).toEqual({ email: ['no'] });
});

describe('a filter in the history entry', () => {
  test('comes back as it was', () => {
    holds(
      fc.property(filter, (chosen) => {
        expect(readFilter(filterText(chosen))).toEqual(chosen);
      }),
    );
  });

  test.each([
    ['', {}],
    ['no JSON', {}],
    ['null', {}],
    ['["DE"]', {}],
    ['{"country":"Germany","email":"maybe","tag":"","company":7,"__proto__":"x"}', {}],
    ['{"scanned":"2026-05-14/2026-05-12"}', {}],
    ['{"scanned":"2026-13-41/2026-13-42"}', {}],
    ['{"scanned":"2026-13-41/"}', {}],
    ['{"scanned":"/"}', {}],
    ['{"scanned":["none","last8","last7"],"more":"x"}', { scanned: ['none', 'last7'] }],
    ['{"email":["no","yes"],"tag":[]}', { email: ['no'] }],
    // As it was kept before there were several values.
    ['{"country":"DE","email":"yes"}', { country: ['DE'], email: ['yes'] }],
  ])('of %j it takes only what is a value', (text, expected) => {
    expect(readFilter(text)).toEqual(expected);
  });

  test('is read from any text', () => {
    holds(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        const read = readFilter(text);
        expect(readFilter(filterText(read))).toEqual(read);
      }),
    );
  });
});

test.each<[Partial<Contact>, string]>([
  [{ phone: '+49 30 901820', address: 'Kyoto, Japan' }, 'DE'],
  [{ phone: '0049 (0)30 901820' }, 'DE'],
  [{ phone: '00 33 1 70 18 99 00', email: 'ada@firm.de' }, 'FR'],
  [{ phone: '(00 1) 215 555 0142', address: 'Kyoto, Japan' }, 'US'],
  [{ phone: 'Tel. +41 (0)44 668 18 00, Fax +41 (0)44 668 18 01', email: 'ada@firm.de' }, 'CH'],
  [{ phone: '+1 416 555 0142' }, 'CA'],
  [{ phone: '+1 (215) 555-0142' }, 'US'],
  [{ phone: '+44 (0)20 7946 0001' }, 'GB'],
  [{ phone: 'Tel. (+44) 20 7946 0001', email: 'ada@firm.de' }, 'GB'],
  [{ phone: '＋４４ 20 7946 0001', email: 'ada@firm.de' }, 'GB'],
  [{ phone: 'Tel. 020 7946 0044', email: 'ada@firm.de' }, 'DE'],
  [{ phone: '+1 (215) 555-0142 ext. 12', email: 'ada@firm.de' }, 'US'],
  [{ phone: '+44 20 7946 0001 / +44 20 7946 0002' }, 'GB'],
  [{ phone: '030 901820', address: 'Kyoto, Japan', email: 'ada@firm.de' }, 'JP'],
  [{ phone: '030 901820', email: 'ada@mail.firm.de' }, 'DE'],
  [{ email: 'ada@firm.co.uk' }, 'GB'],
  [{ email: 'ada@firm.io' }, ''],
  [{ email: 'ada@gmx.de' }, ''],
  [{ email: 'ada@firm.com' }, ''],
  [{ phone: '+999 123' }, ''],
  [{ phone: '+' }, ''],
  [{}, ''],
])('the country of %j is %j', (fields, country) => {
  expect(countryOf(contactWith(fields))).toBe(country);
});

test('ten thousand contacts without a date have no events, and are counted as such', () => {
  const undated = Array.from({ length: 10_000 }, (_, at) => contactWith({ id: String(at) }));
  const all = undated.map((one) => ({ ...one, createdAt: null }));
  expect(eventsOf(all)).toEqual([]);
  const counts = facetCounts(all, all, {}, today());
  expect(countOf(counts, 'scanned', NO_DATE, today())).toBe(10_000);
  for (const from of ['1970-01-01', '']) {
    expect(countOf(counts, 'scanned', dayRange(from, '2100-01-01'), today())).toBe(0);
  }
});
