import { digitsIn, plainPhone } from '../../../platform/text';
import type { Contact } from '../contact';
import type { CorpusStats } from './corpusStats';
import type { Finding } from './mistake';
import { addedToNotes } from '../noteLines';
import { countriesOf, wrongLength } from './phoneLength';
import { countryOfAddress } from '../../text/countries';
import { fullNumber, isValidNumber } from '../../text/phoneNumbers';
import { dialled, readPhone } from '../../text/readPhone';
import { DIGIT_FOR } from '../../text/slips';

const LONGEST_PHONE = 200;

/** What is wrong in a phone: more than one number, a letter among the digits, a digit too many or too few. */
export function phoneMistake(contact: Contact, stats: CorpusStats): Finding | null {
  if (contact.phone === '' || contact.phone.length > LONGEST_PHONE) return null;
  // Nearly all are plain, and need no more than their length looked at.
  const isPlain = /^[+\d\s().\-/]+$/.test(contact.phone);
  const text = isPlain ? contact.phone : plainPhone(contact.phone);
  return (
    signsMisread(text) ??
    moreThanOne(text, contact) ??
    lettersAmong(text) ??
    checkedFirst(text, contact, stats) ??
    wrongLength(text, contact, stats)
  );
}

/** A plus, and brackets around a 0, as scans misread them. */
const PLUS = /^\s*(?:[†‡]\s?|\+\s?\++\s?|t(?=[1-9]\d))/;
const ZERO = /\{\s?0\s?[)}\]]|[([]\s?0\s?\}|\(0\]|\[0\)/;

function signsMisread(text: string): Finding | null {
  const phone = text.replace(PLUS, '+').replace(ZERO, '(0)');
  if (phone === text || !isValidNumber(dialled(phone))) return null;
  const reason = 'A number has no such signs.';
  return { field: 'phone', kind: 'phone-letters', reason, suggestion: { phone } };
}

const LABEL =
  /(^|[\s,;/|(\d)])((?:tele?(?:fon|phone|fono|fax)?|tél(?:éphone)?|phone|ph|fon|mob(?:ile|il)?|cell|handy|direct|office|fax|тел|факс|моб|電話|电话|传真|傳真|手机|携帯|전화|팩스|[tmfpodwchg](?=[.:)\s])|b(?=[.:)]))\s*[.:)]*\s*)(?=[+(\d])/giu;
const FAX = /^\W*(?:tele)?f(?:ax)?[\s.:]|^\W*(?:tele)?fax|факс|传真|傳真|팩스/i;
const [TEL_WORD, FAX_WORD] = [
  String.raw`(?:t(?:[eé]l\p{L}*)?|p(?:h(?:one)?)?|тел\p{L}*|電話|电话|전화)`,
  String.raw`(?:f(?:ax)?|telefax|факс|传真|傳真|팩스)`,
];
const AND = String.raw`[.:]?(?:\s*[/&+|,-]|\s(?:u(?:nd|\.)?|and|et|[yeiи])\s)\s*`;
/** One number of both: `Tel./Fax: 030 901820`. */
const TEL_AND_FAX = new RegExp(
  String.raw`(?<!\p{L})(?:${TEL_WORD}${AND}${FAX_WORD}|${FAX_WORD}${AND}${TEL_WORD})[\s.:)]*(?=[+(\d])`,
  'giu',
);
const EXTENSION =
  /[\s,;]*(?:\b(?:ext(?:ension|n)?|durchwahl|dw|int|poste|anexo|ramal|toestel|wewn)\b\.?|\d\s*(?=x\s*\d)|(?<=\d\s*)x|доб\.?|内线|分机|内線|내선|#)\s*:?\s*\d{1,6}\s*$/iu;
const BETWEEN = /\s*(?:[/,;|&]|\b(?:or|and|und|oder|ou|et|y)\b|\s{2,}|(?=\+)|\s(?=\+))\s*/giu;

const digitCount = (text: string): number => digitsIn(text).length;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** Whether it is one international number, whatever stands between its digits: `+49 2151/123456`. */
function isOneNumber(text: string): boolean {
  return (
    /^\s*(?:\+|00)\d[^+]*$/.test(text) &&
    digitCount(text) <= MOST_DIGITS + 2 &&
    isValidNumber(dialled(text.replace(/[^+\d()]/g, '')))
  );
}

/** As national numbers begin with it: `(033203)/123456`. */
const AREA_CODE = /^\W*0\d{2,5}\W*$/;

/** A letter after a country code or a digit belongs to that number, and so does one in brackets behind it. */
function isMisreadDigit(text: string, at: number, label: string): boolean {
  const letter = /^\p{L}(?!\p{L})/u.test(label);
  const before = digitCount(text.slice(0, at + 1));
  return letter && before > 0 && (before < FEWEST_DIGITS || /[(\d]/.test(text.charAt(at)));
}

/** The text with `mark` before each label, or without labels. */
function atLabels(text: string, mark: '\n' | null): string {
  return text.replace(LABEL, (whole, before: string, label: string, at: number) => {
    if (isMisreadDigit(text, at, label)) return whole;
    return mark === null ? before : before + mark + label;
  });
}

function numbersIn(text: string): string[] {
  return atLabels(text, '\n')
    .split('\n')
    .flatMap(apart)
    .map((number) => number.replace(/^[\s,;/|]+|[\s,;/|(]+$/g, ''))
    .filter((number) => number !== '');
}

function apart(text: string): string[] {
  const numbers: string[] = [];
  let [from, start] = [0, 0];
  const endAt = (end: number) => {
    // A stroke or a wide blank may as well stand within a number.
    const isWithin = numbers.length > 0 && isOneNumber(text.slice(start, end));
    if (isWithin) numbers.pop();
    else start = from;
    numbers.push(text.slice(start, end));
  };
  for (const between of text.matchAll(BETWEEN)) {
    const before = text.slice(from, between.index);
    const after = text.slice(between.index + between[0].length);
    if (digitCount(before) < FEWEST_DIGITS || digitCount(after) < FEWEST_DIGITS) continue;
    if (AREA_CODE.test(before) || /^\s*0?\)/.test(after)) continue;
    endAt(between.index);
    from = between.index + between[0].length;
  }
  endAt(text.length);
  return numbers;
}

function moreThanOne(text: string, contact: Contact): Finding | null {
  if (digitCount(text) === 0) return null;
  const numbers = numbersIn(text.replace(TEL_AND_FAX, 'Tel. '));
  const first = numbers.find((number) => !FAX.test(number) && digitCount(number) > 0) ?? '';
  const others = numbers.filter((number) => number !== first);
  const extension = EXTENSION.exec(first)?.[0] ?? '';
  const bare = first.slice(0, first.length - extension.length).trim();
  const unlabelled = atLabels(bare, null).trim();
  const rest = [extension.replace(/^[\s,;]+/, ''), ...others]
    .filter((part) => part !== '')
    .join(', ');
  if (rest === '' && unlabelled === bare) return null;
  if (digitCount(unlabelled) < FEWEST_DIGITS && others.length === 0) return null;
  const phone = lettersAmong(unlabelled)?.suggestion?.phone ?? unlabelled;
  const notes = rest === '' ? contact.notes : addedToNotes(contact.notes, rest);
  const suggestion = notes === null ? null : { phone, ...(notes !== contact.notes && { notes }) };
  return {
    field: 'phone',
    kind: 'phone-several',
    reason: first === '' ? 'This number is of a fax.' : reasonOf(others.length > 0, extension),
    suggestion,
  };
}

function reasonOf(hasOthers: boolean, extension: string): string {
  if (hasOthers) return 'There is more than one number in this field.';
  return extension === ''
    ? 'There is a word before the number.'
    : 'An extension follows the number.';
}

const LETTER = /[\p{L}|!]/u;

/** After a country code, as in `+49 (O)30`. */
const TRUNK = /^\s*(?:\+|00)\d{1,3}\s*\([Oo]\)\s*(?=\d)/;
/** One letter as a group of digits, as in `+61 B 9374`, as the country code, or as the 8 that Russian numbers begin with. */
const ALONE = /(?:(?<=\d[\s.-]+|\+)[\p{L}|!](?=[\s.-]+\d)|^B(?=\s*\())/u;
const EACH_MISREAD = new RegExp(`${ALONE.source}|\\d[\\p{L}|!]+|[\\p{L}|!]+(?=\\d)`, 'gu');

/** Letters among digits, but no words (`1-800-FLOWERS`) and not what says whose number it is (`D: +44`, `… (GB)`). */
function lettersAmong(text: string): Finding | null {
  if (!LETTER.test(text)) return null;
  const rest = text.replace(TRUNK, '');
  const runs = text.match(/[\p{L}|!]+/gu) ?? [];
  const isWord = (run: string): boolean => run.length > 2 && !/^[OoIl|]+$/.test(run);
  const letters = runs.join('').length;
  if (runs.some((run) => isWord(run) || Array.from(run).some((letter) => !DIGIT_FOR[letter])))
    return null;
  if (LETTER.test(rest.replaceAll(EACH_MISREAD, '')) || /[\p{L}|!]\s*[:+]/u.test(rest)) return null;
  const digits = digitCount(text);
  if (digits + letters < FEWEST_DIGITS || letters > digits) return null;
  const phone = text.replace(/[\p{L}|!]/gu, (letter) => DIGIT_FOR[letter] ?? letter);
  const [letter = ''] = runs.join('');
  const reason = `A number has no letters: ${letter} may be ${DIGIT_FOR[letter] ?? ''}.`;
  return { field: 'phone', kind: 'phone-letters', reason, suggestion: { phone } };
}

/** What Call does not dial before it was checked (R14.4), with what it may be. */
function checkedFirst(text: string, contact: Contact, stats: CorpusStats): Finding | null {
  const { doubt, number } = readPhone(text);
  const country = doubt === '' ? '' : countryOfAddress(contact.address);
  if (doubt === '' || !fullNumber(text, country).isInDoubt) return null;
  const phone =
    doubt === 'code'
      ? `+${text.trim()}`
      : text
          .replace(/\S/gu, (sign) => DIGIT_FOR[sign] ?? sign)
          .replace(/(?<=\d)\s*[,;:'_~]\s*(?=\d)/g, ' ');
  const isOfHome = countriesOf(contact, stats).some((one) => one && isValidNumber(number, one));
  const isRight = !isOfHome && isValidNumber(dialled(phone), country);
  const reason =
    doubt === 'code'
      ? 'A country’s code has a + before it.'
      : 'A sign of this number may be a misread digit.';
  const suggestion = isRight ? { phone } : null;
  return { field: 'phone', kind: 'phone-letters', reason, suggestion };
}
