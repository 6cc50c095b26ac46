import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsedSearch, rankOf, searchTextOf } from '../../../../src/contacts/model/search';
import { hits, isTitleHit, unseenHit } from '../../../../src/contacts/list/searchMarks';
import { foldedText } from '../../../../src/contacts/text/fold';
import { contactWith } from '../../contactWith';
import { holds } from '../../holds';

/** The text with its hits in brackets. */
function marked(search: string, text: string): string {
  return [...hits(parsedSearch(search), text)]
    .sort(([a], [b]) => b - a)
    .reduce(
      (made, [start, end]) =>
        `${made.slice(0, start)}[${made.slice(start, end)}]${made.slice(end)}`,
      text,
    );
}

describe('the hits of a search in a text', () => {
  test.each([
    ['tea', 'Blue Ghat Tea Estates', 'Blue Ghat [Tea] Estates'],
    ['tea', 'Director, Speciality Teas', 'Director, Speciality [Tea]s'],
    ['an', 'Banana', 'B[an][an]a'],
    ['soren', 'Søren Kjær', '[Søren] Kjær'],
    ['kjaer', 'Søren Kjær', 'Søren [Kjær]'],
    ['strasse', 'Große Straße 4', 'Große [Straße] 4'],
    ['zoe', 'Zoe\u0308 Brunner', '[Zoe\u0308] Brunner'],
    ['美咲', '田中 美咲', '田中 [美咲]'],
    ['ada love', 'Ada Lovelace', '[Ada] [Love]lace'],
    ['501234567', '+971 50 123 4567', '+971 [50 123 4567]'],
    ['0501234567', '+971 50 123 4567', '+971 [50 123 4567]'],
    ['5550', '(212) 555-0147 ext. 203', '(212) [555-0]147 ext. 203'],
    ['7203', '(212) 555-0147 Extension 203', '(212) 555-014[7 Extension 203]'],
    ['12', 'Suite 12', 'Suite [12]'],
    ['x', '', ''],
    ['cafe', 'Cafe\u0301, café', '[Cafe\u0301], [café]'],
    ['tea', '\u{1f600} tea \u{1f469}\u200d\u{1f52c}', '\u{1f600} [tea] \u{1f469}\u200d\u{1f52c}'],
    ['tee', 'Müller TEE', 'Müller [TEE]'],
    ['12', 'Suite ١٢', 'Suite [١٢]'],
    ['9711', '+٩٧١ ١٢', '+[٩٧١ ١]٢'],
    ['', 'Ada', 'Ada'],
    ['mueller', 'Jürgen Müller', 'Jürgen [Müller]'],
    ['muller', 'Jürgen Mueller', 'Jürgen [Mueller]'],
    ['müller', 'Jürgen Mueller', 'Jürgen [Mueller]'],
    ['obrien', "Jan O'Brien, O’Brien", "Jan [O'Brien], [O’Brien]"],
    ['vandermeer', 'Piet van der Meer', 'Piet [van der Meer]'],
    ['cocacola', 'The Coca-Cola Company', 'The [Coca-Cola] Company'],
    ['ball-valve', 'A ball valve, ball-valve', 'A ball valve, [ball-valve]'],
    ['ball-valve', 'A ball valve', 'A [ball valve]'],
    ['valves', 'A valve', 'A [valve]'],
    ['the valve from osaka', 'the valve from Osaka', 'the [valve] from [Osaka]'],
    ['김민수', '김 민수', '[김 민수]'],
    ['すずき', 'スズキ', '[スズキ]'],
    ['https://www.kitz.de', 'kitz.de/team', '[kitz.de]/team'],
    ['+491725550123', '0172 5550123', '0[172 5550123]'],
  ])('%s in %s', (search, text, expected) => {
    expect(marked(search, text)).toBe(expected);
  });

  test('lie within the text and hold what was searched for', () => {
    holds(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, search) => {
          for (const [start, end] of hits(parsedSearch(search), text)) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
            const piece = foldedText(text.slice(start, end));
            const texts = parsedSearch(search).terms.flatMap((term) => term.texts);
            expect(texts.some((one) => piece.includes(one))).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the reason of a row whose cells show none', () => {
  const tanaka = contactWith({
    name: 'Misaki Tanaka',
    phone: '+81 3-5550-0142',
    website: 'aoba-design.example',
    address: '2-4-1 Kanda, Tokyo',
    notes: 'Designs timber houses;\ntea at the studio next time. Introduced by Søren.',
    tags: ['Kyoto', 'Große Häuser'],
  });

  test.each([
    ['tea', 'Notes: …tea at the studio next time. Introduced by Søren.'],
    ['designs', 'Notes: Designs timber houses; tea at the studio next time. Introduced by S'],
    ['soren', 'Notes: …by Søren.'],
    ['tokyo', 'Address: …Kanda, Tokyo'],
    ['aoba', 'Website: aoba-design.example'],
    ['kyoto', 'Tags: Kyoto, Große Häuser'],
    ['grosse', 'Tags: Kyoto, Große Häuser'],
    ['misaki', ''],
    ['misaki tea', 'Notes: …tea at the studio next time. Introduced by Søren.'],
    ['55500142', ''],
    ['', ''],
  ])('%s', (search, reason) => {
    expect(unseenHit(parsedSearch(search), tanaka)).toBe(reason);
  });

  test('is there for every contact that is found and shows no hit', () => {
    for (const word of ['timber', 'kanda', 'studio']) {
      expect(rankOf(parsedSearch(word), searchTextOf(tanaka))).toBe(2);
      expect(unseenHit(parsedSearch(word), tanaka)).not.toBe('');
    }
  });
});

test.each([
  ['tea', true],
  ['misaki tea', true],
  // The company says it too.
  ['aoba', false],
  ['buyer', false],
  ['', false],
])('the job title says why %j found it: %s', (search, expected) => {
  const tanaka = contactWith({
    name: 'Misaki Tanaka',
    company: 'Aoba Studio',
    title: 'Head of Tea at Aoba',
    email: 'buyer@aoba.example',
  });
  expect(isTitleHit(parsedSearch(search), tanaka)).toBe(expected);
});
