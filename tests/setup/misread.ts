import { fakerEN as random } from '@faker-js/faker';
import type { ContactTextField } from '../../src/contacts/model/fields';

/** The texts of a card. */
export type CardTexts = Partial<Record<ContactTextField, string>>;

/** What scans take a letter or a digit for. */
const TAKEN_FOR: Record<string, string> = Object.fromEntries(
  'o:0 0:o l:1 i:l m:rn n:m s:5 b:8 g:q e:c a:o u:v t:f h:b d:cl w:vv'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const LETTERS_FOR_DIGITS: Record<string, string> = { '0': 'O', '1': 'l', '5': 'S', '8': 'B' };
const DIGITS_FOR_LETTERS: Record<string, string> = { o: '0', l: '1', i: '1', s: '5' };
const CYRILLIC: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' };

function placesOf(text: string, isMeant: (letter: string) => boolean): number[] {
  return Array.from(text, (_, place) => place).filter((place) => isMeant(text.charAt(place)));
}

/** The text with one of its letters, among those that `table` has, replaced; '' where there is none. */
function oneReplaced(text: string, table: Record<string, string>): string {
  const places = placesOf(text, (letter) => letter in table);
  if (places.length === 0) return '';
  const place = random.helpers.arrayElement(places);
  return text.slice(0, place) + (table[text[place] ?? ''] ?? '') + text.slice(place + 1);
}

/** The text with one of its digits, but for the first four, left out or doubled. */
function oneDigit(text: string, lost: boolean): string {
  const places = placesOf(text, (letter) => /\d/.test(letter)).slice(4);
  const place = random.helpers.arrayElement(places);
  return text.slice(0, lost ? place : place + 1) + text.slice(lost ? place + 1 : place);
}

const oneOf = (...texts: string[]): string => random.helpers.arrayElement(texts);

/** The address with its mailbox or its domain changed; '' where `change` finds nothing to do. */
function part(email: string, which: 'mailbox' | 'domain', change: (text: string) => string) {
  const [mailbox = '', domain = ''] = email.split('@');
  const [changed, end] =
    which === 'mailbox' ? [change(mailbox), `@${domain}`] : [change(domain), ''];
  if (changed === '') return '';
  return which === 'mailbox' ? changed + end : `${mailbox}@${changed}`;
}

/** Each way a scan misreads a card: the changed texts, or none where the card has nothing to misread so. */
export const MISREADINGS: Record<string, (card: Required<CardTexts>) => CardTexts> = {
  domain: ({ email }) => ({
    email: part(email, 'domain', (domain) => {
      const changed = oneReplaced(domain.replace(/\.\w+$/, ''), TAKEN_FOR);
      return changed && changed + (/\.\w+$/.exec(domain)?.[0] ?? '');
    }),
  }),
  '@': ({ email }) => ({ email: email.replace('@', oneOf('', '©', '(at)', ' ', '@@', ' @')) }),
  dot: ({ email }) => ({ email: email.replace(/\.(?=\w+$)/, oneOf('', ',', ' ', '..')) }),
  'name part': ({ email }) => ({
    email: part(email, 'mailbox', (mailbox) => oneReplaced(mailbox, TAKEN_FOR)),
  }),
  'top-level domain': ({ email }) => ({
    email: email.replace(/\.(?=\w+$)\w+/, (end) => oneReplaced(end, { m: 'rn', l: '1', o: '0' })),
  }),
  'two scripts': ({ email }) => ({ email: oneReplaced(email, CYRILLIC) }),
  letter: ({ phone }) => ({ phone: oneReplaced(phone, LETTERS_FOR_DIGITS) }),
  'digit lost': ({ phone }) => ({ phone: oneDigit(phone, true) }),
  'digit added': ({ phone }) => ({ phone: oneDigit(phone, false) }),
  several: ({ phone }) => ({
    phone: oneOf(`Tel. ${phone}`, `${phone} Fax ${phone.slice(0, -1)}9`, `${phone} ext. 214`),
  }),
  'digit in a name': ({ name }) => ({ name: oneReplaced(name, DIGITS_FOR_LETTERS) }),
  'doubled word': ({ title }) => ({ title: title.replace(/^\S+ /, (word) => word + word) }),
  'stray sign': ({ name }) => ({ name: oneOf(`| ${name}`, `${name} |`, `- ${name}`) }),
  'in the address': ({ address, website }) => ({ address: `${address}, ${website}` }),
  'name and title': ({ name, title }) => ({ name: title, title: name }),
  capitals: ({ name }) => ({ name: name.toUpperCase() }),
};

/** What a scan misreads of a card: its wrong texts, of the kind whose turn it is or of the next that fits. */
export function misread(
  card: Required<CardTexts>,
  turn: number,
  mayChange: (field: string) => boolean,
): { kind: string; texts: CardTexts } {
  const kinds = Object.entries(MISREADINGS);
  const inTurn = [...kinds.slice(turn % kinds.length), ...kinds.slice(0, turn % kinds.length)];
  for (const [kind, misreading] of inTurn) {
    const texts = misreading(card);
    const fits = Object.entries(texts).every(
      ([field, text]) => mayChange(field) && text !== '' && text !== card[field as keyof CardTexts],
    );
    if (fits) return { kind, texts };
  }
  return { kind: '', texts: {} };
}
