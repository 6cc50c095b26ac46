import type { Contact } from '../contact';
import type { Knowledge } from './knowledge';
import { looksLike, skeleton, soundsLike, unmarked } from './letters';
import type { Finding } from './mistake';
import { droppedWords, mailboxesOf, nameSpellings } from './words';

/** A word of a mailbox that is a misread word of the name. */
interface Slip {
  read: string;
  right: string;
}

/**
 * An email whose mailbox has the person's name with a slip; if other contacts have the mailbox's word, the name has
 * the slip.
 */
export function misreadName(email: string, contact: Contact, knowledge: Knowledge): Finding | null {
  const at = email.lastIndexOf('@');
  const [mailbox = ''] = email.slice(0, Math.max(at, 0)).split('+');
  const spellings = nameSpellings(contact.name);
  if (mailbox === '' || spellings.length === 0 || spellings.length > 6) return null;
  const slip = slipIn(unmarked(mailbox), contact.name, spellings);
  if (!slip) return null;
  const { read, right } = slip;
  if (knowledge.nameCount(read) > 1 && knowledge.nameCount(right) <= 1) {
    const name = replacedWord(contact.name, right, read);
    if (name === '') return null;
    const reason = `The email address says ${read}, as other contacts are called.`;
    return { field: 'name', kind: 'email-name', reason, suggestion: { name } };
  }
  const place = unmarked(mailbox).indexOf(read);
  if (unmarked(mailbox).length !== mailbox.length) return null;
  const corrected = mailbox.slice(0, place) + right + mailbox.slice(place + read.length);
  return {
    field: 'email',
    kind: 'email-name',
    reason: `The address says ${read}, the name says ${right}.`,
    suggestion: { email: corrected + email.slice(mailbox.length) },
  };
}

function slipIn(mailbox: string, name: string, spellings: string[][]): Slip | null {
  const parts = mailbox.split(/[._-]+/).filter((part) => part !== '');
  if (parts.length === 1) return slipInOne(mailbox, name, spellings);
  const rest = spellings.slice();
  const dropped = droppedWords(name);
  const unmatched: string[] = [];
  for (const part of parts) {
    const place = rest.findIndex((words) => words.includes(part));
    if (place >= 0) rest.splice(place, 1);
    else if (!dropped.includes(part)) unmatched.push(part);
  }
  const isInitial = (part: string): boolean =>
    part.length === 1 && spellings.some(([word]) => word?.startsWith(part));
  const odd = unmatched.filter((part) => !isInitial(part));
  const [read = ''] = odd;
  if (odd.length !== 1 || read.length < 2) return null;
  const right = rest.flat().find((word) => isSlip(read, word, true));
  return right === undefined ? null : { read, right };
}

/** A mailbox of one piece is compared with each that the name allows. */
function slipInOne(mailbox: string, name: string, spellings: string[][]): Slip | null {
  const choices = mailboxesOf(name).filter((choice) => /^[a-z0-9]+$/.test(choice));
  if (choices.includes(mailbox) || spellings.flat().includes(mailbox)) return null;
  // The initial of a middle name, of a nickname, or of another family name is no slip.
  const right = choices.find(
    (choice) =>
      choice.length > 3 &&
      skeleton(choice.slice(0, 2)) === skeleton(mailbox.slice(0, 2)) &&
      skeleton(choice.slice(-1)) === skeleton(mailbox.slice(-1)) &&
      isSlip(mailbox, choice, choice.length > 7),
  );
  return right === undefined ? null : { read: mailbox, right };
}

/**
 * `isSure`: the rest of the mailbox is the name to the letter, so that an odd consonant may be the slip. People spell
 * one name with other vowels (Ahmad, Ahmed), with one more (Arvind, Aravind) or with a letter that is hardly heard
 * (Thomson, Thompson), and begin it otherwise (Oleksandr, Aleksandr): these are no slips.
 */
function isSlip(read: string, right: string, isSure: boolean): boolean {
  if (read === right || right.length < 2 || /\d/.test(right)) return false;
  if (skeleton(read) === skeleton(right)) return withoutQ(read) !== withoutQ(right);
  if (/\d/.test(read)) return right.length > 2 && looksLike(read, right);
  if (right.length < 4 || soundsLike(read, right)) return false;
  const start = commonStart(read, right);
  const [one, other] = [read.slice(start), right.slice(start)];
  const both = one.charAt(0) + other.charAt(0);
  if (start === 0 && (right.length < 5 || !FIRST.has(both))) return false;
  // `Joaquin` and `Joaquim` are one name.
  const isLastNasal = one.length === 1 && /^(?:mn|nm)$/.test(both);
  if (isLastNasal || VOWELS.test(both)) return false;
  if (one.slice(1) === other.slice(1)) return looksLike(read, right) || isNoLetter(both);
  return isSure && right.length > 4 && isLost(one, other, right.charAt(start - 1));
}

/** `Quliyev` is `Guliyev`, `Tariq` is `Tarig`, `Miquel` is `Miguel`. */
const withoutQ = (word: string): string => word.replace(/^q|q$|q(?=u)/g, 'g');
/** What scans swap at the start of a name, where nobody spells it so. */
const FIRST = new Set('tf ft hb bh ec ce oc co'.split(' '));
const VOWELS = /^[aeiouy]{2}$/;
const VOWEL = /[aeiouy]/;
/** Hardly heard, or spelled in one language and not in the next. */
const SILENT = /[hyjdptcwuv]/;

/** A consonant in place of a vowel, or a vowel of a consonant: no language spells a name so. */
function isNoLetter(both: string): boolean {
  return (
    both.length === 2 &&
    !SILENT.test(both) &&
    VOWEL.test(both.charAt(0)) !== VOWEL.test(both.charAt(1))
  );
}

/** A consonant between two others that is missing, or one too many. */
function isLost(one: string, other: string, before: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const letter = longer.charAt(0);
  return (
    longer.slice(1) === shorter &&
    !SILENT.test(letter) &&
    ![before, letter, shorter.charAt(0)].some((each) => VOWEL.test(each))
  );
}

function commonStart(a: string, b: string): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place++;
  return place;
}

/** The name with `read` in place of its word `right`, in the same case; '' if accents would be lost. */
function replacedWord(name: string, right: string, read: string): string {
  const word = name.match(/[\p{L}\p{N}]+/gu)?.find((one) => one.toLowerCase() === right);
  if (!word) return '';
  const isCapital = word !== word.toLowerCase();
  return name.replace(word, isCapital ? read.charAt(0).toUpperCase() + read.slice(1) : read);
}
