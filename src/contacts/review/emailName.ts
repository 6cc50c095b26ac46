import type { Contact } from '../contact';
import type { Knowledge } from './knowledge';
import { editDistance, looksLike, skeleton, soundsLike, unmarked } from './letters';
import type { Finding } from './mistake';
import { droppedWords, mailboxesOf, nameSpellings } from './words';

/** A word of a mailbox that is a misread word of the name. */
interface Slip {
  read: string;
  right: string;
}

/** An email whose mailbox has the person's name with a slip; where other contacts have that word, the name has it. */
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
  const right = choices.find(
    (choice) => choice.length > 3 && isSlip(mailbox, choice, choice.length > 7),
  );
  return right === undefined ? null : { read: mailbox, right };
}

/** `isSure`: the rest of the mailbox is the name to the letter, so any one letter may be the slip. */
function isSlip(read: string, right: string, isSure: boolean): boolean {
  if (read === right || right.length < 2 || /\d/.test(right)) return false;
  if (skeleton(read) === skeleton(right)) return true;
  if (right.length < 3) return false;
  const isNoWord = /\d/.test(read);
  if (!isNoWord && soundsLike(read, right)) return false;
  if (looksLike(read, right)) return isNoWord || right.length > 3;
  const isLastOnly = !isNoWord && read.slice(0, -1) === right.slice(0, -1);
  const isShorter = right.startsWith(read) || read.startsWith(right);
  return (
    isSure && right.length > 4 && !isLastOnly && !isShorter && editDistance(read, right, 1) === 1
  );
}

/** The name with `read` in place of its word `right`, in capitals as that one; '' where marks would be lost. */
function replacedWord(name: string, right: string, read: string): string {
  const word = name.match(/[\p{L}\p{N}]+/gu)?.find((one) => one.toLowerCase() === right);
  if (!word) return '';
  const isCapital = word !== word.toLowerCase();
  return name.replace(word, isCapital ? read.charAt(0).toUpperCase() + read.slice(1) : read);
}
