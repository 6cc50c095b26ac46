/** What scans take for each other (public tables of OCR confusions), both ways but for letters among digits. */
const LETTERS =
  'rn:m m:rn vv:w w:vv cl:d d:cl h:b b:h e:c c:e a:o o:a u:v v:u t:f f:t n:m i:l l:i l:t i:j g:q q:g ri:n B:E E:F P:F I:l C:G G:C O:Q U:V W:VV M:N D:O';
const DIGITS_IN_WORDS = 'o:0 O:0 l:1 i:1 I:1 z:2 Z:2 S:5 s:5 G:6 b:6 T:7 B:8 g:9 q:9';
const SIGNS_IN_NUMBERS =
  '0:O 0:o 0:D 0:Q 1:l 1:I 1:| 1:! 1:i 2:Z 3:З 4:A 5:S 5:s 6:G 6:b 7:T 8:B 9:g 9:q +:t +:† (:{ (:C ):} ):]';
const INVISIBLE = ['\u200b', '\u00ad', '\u200e', '\ufe0f', '\u2060'];
const BRACKETS = 'l:( t:( i:) .:; .:, .:: j:)';

/** A text with one sign misread. `isSeen`: something on the text itself shows it, and not only that a digit is missing. */
export interface Misreading {
  text: string;
  kind: string;
  isSeen: boolean;
}

function replacedBy(pairs: string, kind: string) {
  const table = pairs.split(' ').map((pair) => {
    const split = pair.indexOf(':', 1);
    return [pair.slice(0, split), pair.slice(split + 1)] as const;
  });
  return (text: string): Misreading[] =>
    table.flatMap(([right, read]) =>
      placesOf(text, right).map((at) => ({
        ...{ kind, isSeen: true },
        text: text.slice(0, at) + read + text.slice(at + right.length),
      })),
    );
}

function placesOf(text: string, part: string): number[] {
  return Array.from(text, (_, at) => at).filter((at) => text.startsWith(part, at));
}

/** At each place one sign lost, doubled, or an invisible one put in. */
function lostOrMore(text: string): Misreading[] {
  return Array.from(text, (sign, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const hidden = INVISIBLE[at % INVISIBLE.length] ?? '';
    return [
      { text: before + after, kind: 'lost', isSeen: false },
      { text: before + sign + sign + after, kind: 'doubled', isSeen: false },
      { text: before + sign + hidden + after, kind: 'invisible', isSeen: true },
    ];
  }).flat();
}

const letters = replacedBy(LETTERS, 'letter');
const digits = replacedBy(DIGITS_IN_WORDS, 'digit');
const brackets = replacedBy(BRACKETS, 'bracket');
const signs = replacedBy(SIGNS_IN_NUMBERS, 'sign');

/** The text of a field with one sign misread, in each way at each place; none that is the text itself. */
export function misreadings(field: string, text: string): Misreading[] {
  const all =
    field === 'phone'
      ? [...signs(text), ...lostOrMore(text)]
      : [
          ...letters(text),
          ...digits(text),
          ...(field === 'email' ? brackets(text) : []),
          ...lostOrMore(text),
        ];
  return all.filter((one) => one.text !== text && one.text.trim() !== '');
}
