import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRefinementOf,
  isFound,
  parsedSearch,
  rankOf,
  searchTextOf,
  wordsInTheWay,
} from '../../../src/contacts/model/search';
import { contactWith } from '../contactWith';
import { holds } from '../holds';

const lukasz = contactWith({
  name: 'Łukasz Nowak-Müller',
  company: '3M Polska',
  title: 'Głowa 2025',
  email: 'lukasz@firma.example',
  phone: '+971 50 123-4567',
  website: 'firma.example/kontakt',
  address: 'ul. Długa 15, Gdańsk',
  notes: 'Met at the fair; prefers café mornings.',
  tags: ['Großkunde', 'Berlin'],
});

function finds(search: string, contact = lukasz): boolean {
  return isFound(parsedSearch(search), contact);
}

describe('a search finds', () => {
  test.each([
    ['everyone, when empty', ''],
    ['everyone, when blank', '  \t '],
    ['a name', 'Nowak'],
    ['a company', 'polska'],
    ['a title', 'głowa'],
    ['an address of e-mail', 'lukasz@firma'],
    ['a website', 'firma.example/kontakt'],
    ['a place', 'gdańsk'],
    ['a word in the notes', 'mornings'],
    ['a tag', 'grosskunde'],
    ['part of a word', 'orning'],
    ['any case', 'NOWAK'],
    ['accents added', 'nówák'],
    ['words of several fields in any order', 'gdansk 3m fair'],
    ['punctuation as it stands', 'ul. dluga 15,'],
    ['a phone as it stands', '+971 50 123-4567'],
    ['digits across a gap', '0123'],
    ['two digits across a gap', '15'],
    ['a phone with lone signs', '+ 971 ( 50 ) - 123'],
    ['a phone and a word', 'lukasz 501234567'],
    ['a number that is no phone', '2025'],
    ['a number with a letter', '3m'],
  ])('%s: %j', (_, search) => {
    expect(finds(search)).toBe(true);
  });
});

describe('a search does not find', () => {
  test.each([
    ['another word', 'kowalski'],
    ['one word of two', 'nowak kowalski'],
    ['what only two fields together say', 'nowak-müller3m'],
    ['a pattern as a pattern', 'now.k'],
    ['a pattern of anything', '.*'],
    ['a bracket that is not there', 'nowak ['],
    ['another phone', '971501234568'],
    ['the digits in another order', '4567123'],
    ['digits with a letter in the phone', '501x'],
    ['phone digits in the address', '97115'],
  ])('%s: %j', (_, search) => {
    expect(finds(search)).toBe(false);
  });

  test('a phone where there is none', () => {
    expect(finds('15', contactWith({ name: 'Ada' }))).toBe(false);
    expect(finds('12', contactWith({ notes: '1 2' }))).toBe(false);
  });
});

describe('ranks', () => {
  test.each([
    ['', 0],
    ['nowak', 0],
    ['lukasz nowak', 0],
    ['3m', 1],
    ['nowak 3m', 1],
    ['gdańsk', 2],
    ['nowak gdańsk', 2],
    ['3m gdańsk', 2],
    ['gdańsk 3m', 2],
    ['berlin', 2],
    ['971501234567', 2],
    ['nobody', null],
    ['nowak nobody', null],
  ])('%j as %j', (search, rank) => {
    expect(rankOf(parsedSearch(search), searchTextOf(lukasz))).toBe(rank);
  });

  test('each field in its place, whatever the others hold', () => {
    const place = fc.constantFrom('name', 'company', 'title', 'email', 'website', 'notes');
    holds(
      fc.property(place, fc.constantFrom('', 'b', 'ß', 'İ', '\u00c5'), (field, around) => {
        const others = contactWith({ name: around, company: around, phone: '1', notes: around });
        const contact = { ...others, [field]: `${others[field]} wanted` };
        const expected = { name: 0, company: 1, title: 2, email: 2, website: 2, notes: 2 }[field];
        expect(rankOf(parsedSearch('wanted'), searchTextOf(contact))).toBe(expected);
      }),
    );
  });
});

test('search text is made once for each contact', () => {
  expect(searchTextOf(lukasz)).toBe(searchTextOf(lukasz));
  expect(searchTextOf({ ...lukasz })).not.toBe(searchTextOf(lukasz));
});

describe('narrows', () => {
  test.each([
    ['', 'n'],
    ['no', 'now'],
    ['now', 'nowa gdansk'],
    ['nowak', 'gdansk nowak'],
    ['97', '971'],
    ['971 50', '971 501'],
    ['now', 'now'],
    ['companies', 'companies'],
  ])('%j, then %j', (earlier, search) => {
    expect(isRefinementOf(parsedSearch(search), parsedSearch(earlier))).toBe(true);
  });

  test.each([
    ['now', 'no'],
    ['now', 'nox'],
    ['nowak gdansk', 'nowak'],
    // What is written as one begins with a word.
    ['wak', 'nowak'],
    // Here the word that binds counts no more, and there another form of a word is found.
    ['man fro', 'man from'],
    ['companie', 'companies'],
    // From two digits on a word is looked for in phones too, so more can be found than before.
    ['#1', '#12'],
    ['nowak #1', 'nowak #12'],
    ['+9', '+97'],
    ['05012', '0501234567'],
  ])('not %j, then %j', (earlier, search) => {
    expect(isRefinementOf(parsedSearch(search), parsedSearch(earlier))).toBe(false);
  });

  test('only when nothing new can be found', () => {
    const piece = fc.constantFrom(...'0 00 1 2 + - ( ) # a x ae s y ies the'.split(' '), ' ');
    const typed = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    holds(
      fc.property(typed, typed, typed, typed, (earlier, more, one, other) => {
        const before = parsedSearch(earlier);
        for (const contact of [
          contactWith({ phone: one, notes: other }),
          contactWith({ name: one }),
        ]) {
          for (const search of [earlier + more, more]) {
            if (!isRefinementOf(parsedSearch(search), before) || !finds(search, contact)) continue;
            expect(rankOf(before, searchTextOf(contact))).not.toBeNull();
          }
        }
      }),
    );
  });
});

describe('of a search that finds nobody', () => {
  const list = [
    contactWith({ name: 'Ken Ito', address: 'Osaka', notes: 'Ball valves' }),
    contactWith({ name: 'Man Kwok', address: 'Osaka' }),
    contactWith({ name: 'Eva Berg', title: 'Valve maker' }),
  ];
  test.each([
    ['osaka valve zzzz', ['zzzz'], ['zzzz']],
    ['man with the valves of osaka', [], ['man']],
    ['man osaka valve zzzz', ['zzzz'], ['zzzz', 'man']],
    ['zzzz', [], []],
    ['zzzz yyyy', ['zzzz', 'yyyy'], []],
    ['eva zzzz', ['zzzz'], ['zzzz']],
  ])(
    '%j, the words %j are on no card, and without %j somebody is found',
    (search, lost, without) => {
      expect(wordsInTheWay(search, list)).toEqual({ lost, without });
    },
  );
});
