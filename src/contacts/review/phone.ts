import { asciiDigits } from '../../lib/text';
import type { Contact } from '../contact';
import type { Knowledge } from './knowledge';
import type { Finding } from './mistake';
import { addedToNotes } from '../notes/lines';
import { wrongLength } from './phoneLength';

const LONGEST_PHONE = 200;

/** What is wrong in a phone: more than one number, a letter among the digits, a digit too many or too few. */
export function phoneMistake(contact: Contact, knowledge: Knowledge): Finding | null {
  if (contact.phone === '' || contact.phone.length > LONGEST_PHONE) return null;
  // Nearly all are plain, and need no more than their length looked at.
  const isPlain = /^[+\d\s().\-/]+$/.test(contact.phone);
  const text = isPlain ? contact.phone : asciiDigits(contact.phone.normalize('NFKC'));
  return moreThanOne(text, contact) ?? lettersAmong(text) ?? wrongLength(text, contact, knowledge);
}

const LABEL =
  /(^|[\s,;/|(\d)])((?:tele?(?:fon|phone|fono|fax)?|tél(?:éphone)?|phone|ph|fon|mob(?:ile|il)?|cell|handy|direct|office|fax|тел|факс|моб|電話|电话|传真|傳真|手机|携帯|전화|팩스|[tmfp](?=[.:\s]))\s*[.:)]*\s*)(?=[+(\d])/giu;
const FAX = /^\W*(?:tele)?f(?:ax)?[\s.:]|^\W*(?:tele)?fax|факс|传真|傳真|팩스/i;
const EXTENSION =
  /[\s,;]*(?:\b(?:ext(?:ension|n)?|durchwahl|dw|int|poste|anexo|ramal|toestel|wewn)\b\.?|\d\s*(?=x\s*\d)|(?<=\d\s*)x|доб\.?|内线|分机|内線|내선|#)\s*:?\s*\d{1,6}\s*$/iu;
const BETWEEN = /\s*(?:[/,;|&]|\b(?:or|and|und|oder|ou|et|y)\b|\s{2,}|(?=\+)|\s(?=\+))\s*/giu;

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
const FEWEST_DIGITS = 6;

/** The numbers of a text, each with its label. */
function numbersIn(text: string): string[] {
  const marked = text.replace(LABEL, (_, before: string, label: string) => `${before}\n${label}`);
  return marked.split('\n').flatMap((part) => {
    const numbers = [''];
    let from = 0;
    for (const between of part.matchAll(BETWEEN)) {
      const [before, after] = [
        part.slice(from, between.index),
        part.slice(between.index + between[0].length),
      ];
      if (
        digitsOf(before) < FEWEST_DIGITS ||
        digitsOf(after) < FEWEST_DIGITS ||
        /^\s*0?\)/.test(after)
      )
        continue;
      numbers[numbers.length - 1] = before;
      numbers.push('');
      from = between.index + between[0].length;
    }
    numbers[numbers.length - 1] = part.slice(from);
    return numbers
      .map((number) => number.replace(/^[\s,;/|]+|[\s,;/|(]+$/g, ''))
      .filter((number) => number !== '');
  });
}

function moreThanOne(text: string, contact: Contact): Finding | null {
  const numbers = numbersIn(text);
  const first = numbers.find((number) => !FAX.test(number) && digitsOf(number) > 0) ?? '';
  const others = numbers.filter((number) => number !== first);
  const extension = EXTENSION.exec(first)?.[0] ?? '';
  const bare = first.slice(0, first.length - extension.length).trim();
  const unlabelled = bare.replace(new RegExp(LABEL.source, 'iu'), '$1').trim();
  const rest = [extension.replace(/^[\s,;]+/, ''), ...others]
    .filter((part) => part !== '')
    .join(', ');
  if (rest === '' && unlabelled === bare) return null;
  if (digitsOf(unlabelled) < FEWEST_DIGITS && others.length === 0) return null;
  const phone = lettersAmong(unlabelled)?.suggestion?.phone ?? unlabelled;
  const notes = rest === '' ? contact.notes : addedToNotes(contact.notes, rest);
  const suggestion = notes === null ? null : { phone, ...(notes !== contact.notes && { notes }) };
  return {
    field: 'phone',
    kind: 'phone-several',
    reason: reasonOf(others.length > 0, extension),
    suggestion,
  };
}

function reasonOf(hasOthers: boolean, extension: string): string {
  if (hasOthers) return 'More than one number stands in this field.';
  return extension === ''
    ? 'A word stands before the number.'
    : 'An extension stands behind the number.';
}

/** Digits that scans take for these letters. */
const DIGITS: Record<string, string> = Object.fromEntries(
  'O0 o0 D0 Q0 О0 о0 I1 l1 i1 |1 !1 L1 Z2 z2 З3 A4 S5 s5 G6 b6 T7 B8 В8 g9 q9'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const LETTER = /[\p{L}|!]/u;

/** Letters among digits. Words are left alone: `1-800-FLOWERS` is a number. */
function lettersAmong(text: string): Finding | null {
  if (!LETTER.test(text)) return null;
  const runs = text.match(/[\p{L}|!]+/gu) ?? [];
  const isWord = (run: string): boolean => run.length > 2 && !/^[OoIl|]+$/.test(run);
  const letters = runs.join('').length;
  if (runs.some((run) => isWord(run) || Array.from(run).some((letter) => !DIGITS[letter])))
    return null;
  const digits = digitsOf(text);
  if (digits + letters < FEWEST_DIGITS || letters > digits) return null;
  const phone = text.replace(/[\p{L}|!]/gu, (letter) => DIGITS[letter] ?? letter);
  const [letter = ''] = runs.join('');
  const reason = `A number has no letters: ${letter} may be ${DIGITS[letter] ?? ''}.`;
  return { field: 'phone', kind: 'phone-letters', reason, suggestion: { phone } };
}
