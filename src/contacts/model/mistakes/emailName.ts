import type { Contact } from '../contact';
import { PROVIDERS } from '../../text/domains';
import type { CorpusStats } from './corpusStats';
import { unmarked } from '../../text/letters';
import { LETTERS_FOR, skeleton } from '../../text/slips';
import type { Finding } from './mistake';
import { isSlip } from '../../text/nameSlips';
import { isForename } from '../../text/shortNames';
import { droppedWords, mailboxesOf, nameSpellings } from '../../text/words';

interface Slip {
  read: string;
  right: string;
}

/** An email whose mailbox has the name with a slip; if other contacts have the mailbox's word, the name has it. */
export function misreadName(email: string, contact: Contact, stats: CorpusStats): Finding | null {
  const at = email.lastIndexOf('@');
  const [mailbox = ''] = email.slice(0, Math.max(at, 0)).split('+');
  const spellings = nameSpellings(contact.name);
  if (mailbox !== '' && spellings.length === 0) return digitAmongLetters(mailbox, email);
  if (mailbox === '' || spellings.length > 6) return null;
  const slip = slipIn(unmarked(mailbox), contact.name, spellings);
  if (!slip) return null;
  const { read, right } = slip;
  const reason = `The address says ${read}, the name says ${right}.`;
  const finding = { field: 'email', kind: 'email-name', reason, suggestion: null } as const;
  const isKnown = (word: string, own: number): boolean =>
    stats.nameCount(word) > own || isForename(word);
  const [isName, isMailbox] = [isKnown(right, 1), isKnown(read, 0)];
  if (isMailbox) {
    // Both are names of others: another name of this one, or the mailbox of somebody else.
    if (isName) return null;
    const name = replacedWord(contact.name, right, read);
    return name === '' ? finding : { ...finding, field: 'name', suggestion: { name } };
  }
  // Either may be misread, but names have no digits.
  const isSure = isName || /\d/.test(read);
  if (!isSure || unmarked(mailbox).length !== mailbox.length) return finding;
  const place = unmarked(mailbox).indexOf(read);
  const corrected = mailbox.slice(0, place) + right + mailbox.slice(place + read.length);
  return { ...finding, suggestion: { email: corrected + email.slice(mailbox.length) } };
}

/** Where the name is in another script: a digit inside a word of a firm's mailbox, as nobody has one. */
function digitAmongLetters(mailbox: string, email: string): Finding | null {
  const isFirms = !PROVIDERS.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
  if (!isFirms || mailbox.replace(/\D/g, '').length !== 1) return null;
  const right = mailbox.replace(
    /(?<=[a-z])0(?=[a-z])|(?<=[a-z]{2})[58](?=[a-z]{2})/,
    (digit) => LETTERS_FOR[digit] ?? digit,
  );
  if (right === mailbox || right.length < 5) return null;
  return {
    field: 'email',
    kind: 'email-name',
    reason: 'There is a digit inside a word of this address.',
    suggestion: { email: right + email.slice(mailbox.length) },
  };
}

function slipIn(
  mailbox: string,
  name: string,
  spellings: readonly (readonly string[])[],
): Slip | null {
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
  const last = spellings.at(-1) ?? [];
  const right = rest
    .flat()
    .find((word) => isSlip(read, word, { isSure: true, isLast: last.includes(word) }));
  return right === undefined ? null : { read, right };
}

/** A mailbox of one piece is compared with each that the name allows. */
function slipInOne(
  mailbox: string,
  name: string,
  spellings: readonly (readonly string[])[],
): Slip | null {
  const choices = mailboxesOf(name).filter((choice) => /^[a-z0-9]+$/.test(choice));
  if (choices.includes(mailbox) || spellings.flat().includes(mailbox)) return null;
  // The initial of a middle name, of a nickname, or of another family name is no slip.
  const right = choices.find(
    (choice) =>
      choice.length > 3 &&
      skeleton(choice.slice(0, 2)) === skeleton(mailbox.slice(0, 2)) &&
      skeleton(choice.slice(-1)) === skeleton(mailbox.slice(-1)) &&
      isSlip(mailbox, choice, { isSure: choice.length > 7, isLast: false }),
  );
  if (right === undefined) return null;
  // Of `aschmldt` and `aschmidt` the word of the name.
  for (const word of spellings.flat().toSorted((one, other) => other.length - one.length)) {
    const [before = '', after] = right.split(word);
    const isWithin = mailbox.startsWith(before) && mailbox.endsWith(after ?? '-');
    if (word.length > 2 && isWithin && after !== undefined)
      return { read: mailbox.slice(before.length, mailbox.length - after.length), right: word };
  }
  return { read: mailbox, right };
}

/** The name with `read` in place of its word `right`, in the same case; '' if accents would be lost. */
function replacedWord(name: string, right: string, read: string): string {
  const word = name.match(/[\p{L}\p{N}]+/gu)?.find((one) => one.toLowerCase() === right);
  if (!word) return '';
  const isCapital = word !== word.toLowerCase();
  return name.replace(word, isCapital ? read.charAt(0).toUpperCase() + read.slice(1) : read);
}
