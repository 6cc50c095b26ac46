import { wordSet } from '../../platform/wordSet';
import { foldedText } from './fold';
import { remembered } from '../../platform/remembered';
import {
  AMIDST,
  BEFORE,
  BEFORE_OF_SEVERAL_WORDS,
  BEHIND_OF_SEVERAL_WORDS,
  FORMS,
  SIGNS,
  SURE_FORMS,
} from './legalForms';

/** By small letters, for texts that are all in capitals: `GmbH`, `s.r.o.`. */
const SPELLINGS = new Map(FORMS.map((form) => [form.toLowerCase(), form]));
const LEGAL_FORMS = new Set(
  [...SPELLINGS.keys()].map((form) => foldedText(form).replaceAll('.', '')),
);

/** Not a company, though it may stand in its place. */
const NO_COMPANIES = wordSet(
  'freelance freelancer selfemployed independent consultant student retired privat private none na freiberufler ' +
    'selbstandig autonomo',
);

/** Words that bind: Marks & Spencer is Marks and Spencer. */
const BINDING = wordSet('and und et');

/** The name of a company as others may write it: small, without marks, signs and legal forms. */
function withoutLegalForm(name: string): string {
  let rest = plainWords(name);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const together = ` ${rest}`.search(BEHIND_OF_SEVERAL_WORDS);
    if (together > 0) rest = rest.slice(0, together - 1);
    rest = rest.replace(BEFORE_OF_SEVERAL_WORDS, '');
    const first = rest.indexOf(' ');
    if (first > 0 && BEFORE.has(rest.slice(0, first))) rest = rest.slice(first + 1);
    const last = rest.lastIndexOf(' ');
    if (last > 0 && LEGAL_FORMS.has(rest.slice(last + 1))) rest = rest.slice(0, last);
  }
  const words = rest.split(' ');
  if (words.length < 3) return rest;
  return words
    .filter(
      (word, at) => at === 0 || at === words.length - 1 || !(AMIDST.has(word) || BINDING.has(word)),
    )
    .join(' ');
}

/** Equal for the names of one company: its letters without legal form, blanks and signs; '' for none. */
export const companyKey = remembered((name) => {
  const key = withoutLegalForm(mendedForm(name)).replaceAll(' ', '');
  return NO_COMPANIES.has(key) ? '' : key;
}, 20_000);

/** A legal form as people write it, for one in capitals; undefined for another word. */
export function spelledForm(word: string): string | undefined {
  const small = word.toLowerCase();
  const form = SPELLINGS.get(small) ?? SPELLINGS.get(small.replace(/\.$/, ''));
  if (form === undefined || (form === form.toLowerCase() && !form.includes('.'))) return undefined;
  return small.endsWith('.') && !form.endsWith('.') ? `${form}.` : form;
}

const SURE_FORM = new RegExp(
  `(?:^|\\s)(?:${SURE_FORMS.replace(/\.(?= |$)/g, '')
    .replaceAll('.', '\\.')
    .replaceAll(' ', '|')}|plc|S\\.A|A/S|Sp\\. z o\\.o|Sp\\. j)\\.?(?=$|[\\s,])`,
  'u',
);

/** Whether a text has a legal form, by which it reads like a company. */
export function readsLikeCompany(text: string): boolean {
  return SURE_FORM.test(text) || text.search(SIGNS) >= 0;
}

const MISREAD_FORMS: readonly [RegExp, string][] = [
  [/(?<=[\s,])[l1|]nc(?=\.?$)/, 'Inc'],
  [/(?<=\s)(?!GmbH)[GC6](?:m|rn|nn|in)b(?:H|l-l|I-I|l-I|1-1|ll|li)(?=$|[\s,])/, 'GmbH'],
  [/(?<=\bCo\.?,? ?)Ud(?=\.?$)/, 'Ltd'],
  [/(?<=[\s,])(?:L[1|l]d|Ltcl|[1|]td)(?=\.?$)/, 'Ltd'],
  [/(?<=\s)C0(?=\.?(?:$|,))/, 'Co'],
];

/** A quick look: nearly no name has one. */
const MAYBE_MISREAD = /[\s,](?:[l1|](?:nc|td)|Ud|L(?:[1|l]d|tcl)|C0|[GC6](?:m|rn|nn|in)b)/;

/** The name with a legal form that a scan misread put right: `lnc`, `GrnbH`, `Co., Ud.`. */
export function mendedForm(name: string): string {
  if (!MAYBE_MISREAD.test(name)) return name;
  return MISREAD_FORMS.reduce((text, [read, right]) => text.replace(read, right), name);
}

/** Whether a name has nothing besides legal forms: `GmbH`, `S.A. de C.V.`. */
export function isLegalForm(name: string): boolean {
  return withoutLegalForm(`${ANY_WORD} ${name}`) === ANY_WORD;
}

/** Stands for the name of a company; no form has it. */
const ANY_WORD = 'cardfile';

function plainWords(name: string): string {
  return (
    foldedText(name.slice(0, LONGEST_COMPANY).replace(SIGNS, ' '))
      // S.p.A., A/S and AT&T are one word each. The sign stands first: it is rarer than a letter, and so found faster.
      .replace(/(?<=\p{L})[./&'](?=\p{L}(?:[^\p{L}]|$))/gu, '')
      .replace(/[./&'](?<=(?:^|[^\p{L}])\p{L}.)(?=\p{L})/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      // S. A. and H & M are one word, too.
      .replace(/ (?<=(?:^| )\p{L} )(?=\p{L}(?: |$))/gu, '')
  );
}

const LONGEST_COMPANY = 200;
