import type { Contact } from '../contact';
import { boughtDomain, emailDomain, hostOf, labelAndEnding } from '../../text/domains';
import { companyKey, mendedForm } from '../../text/companies';
import type { CorpusStats } from './corpusStats';
import { unmarked } from '../../text/letters';
import { LETTERS_FOR } from '../../text/slips';
import type { Finding } from './mistake';

const MOST_DIGITS = 3;

/** A digit in a name: `Pau1`. Generations (`3rd`), single numbers and names of digits alone are left. */
export function digitInName(contact: Contact, stats: CorpusStats): Finding | null {
  const { name } = contact;
  if (name.length > 200 || !/\d/.test(name)) return null;
  const words = name.match(/[\p{L}\p{M}\d'’]+/gu) ?? [];
  const odd = words.find(
    (word) =>
      /\d/.test(word) &&
      /\p{L}{2}|\p{L}\d\p{Ll}/u.test(word) &&
      !/^\d+\p{L}{1,3}$/u.test(word) &&
      word.replace(/\D/g, '').length <= MOST_DIGITS,
  );
  if (!odd || /\d{2}/.test(odd.replace(/1{2}|0{2}/, ''))) return null;
  const choices = lettersFor(odd);
  const mailbox = unmarked(contact.email.replace(/@.*/s, ''));
  const known = (word: string): boolean => stats.nameCount(unmarked(word)) > 0;
  const right =
    choices.find((word) => mailbox.includes(unmarked(word))) ??
    choices.find(known) ??
    choices[0] ??
    odd;
  return {
    field: 'name',
    kind: 'name-digit',
    reason: `Names have no digits: ${odd} may be ${right}.`,
    suggestion: { name: name.replace(odd, right) },
  };
}

/** The word with each digit as each letter it may be, in capitals where its neighbours are. */
function lettersFor(word: string): string[] {
  let choices = [''];
  for (let place = 0; place < word.length; place++) {
    const sign = word.charAt(place);
    const isCapital = place === 0 ? /\d\p{Lu}|^\d\p{Ll}/u.test(word) : /^[^\p{Ll}]+$/u.test(word);
    const letters = Array.from(likelier(LETTERS_FOR[sign] ?? sign, word, place));
    choices = choices.flatMap((start) =>
      letters.map((letter) => start + (isCapital ? letter.toUpperCase() : letter)),
    );
  }
  return choices;
}

/** A 1 between two consonants, or at the start, is an i, and so it is behind n or v and in `-ion`. */
function likelier(letters: string, word: string, place: number): string {
  if (letters !== 'li') return letters;
  const isVowel = (sign: string): boolean => /[aeiouy]/.test(unmarked(sign));
  const [before, after] = [word.charAt(place - 1), word.charAt(place + 1)];
  const isIon = !isVowel(before) && word.startsWith('on', place + 1);
  if (isIon || /[nv]/.test(before)) return 'il';
  return place === 0 || (!isVowel(before) && !isVowel(after) && after !== '') ? 'il' : 'li';
}

/** What scans leave of a border, and words that they read twice. */
export function strayIn(contact: Contact, stats: CorpusStats): Finding | null {
  for (const field of ['name', 'company', 'title'] as const) {
    const text = contact[field];
    if (text === '' || text.length > 200) continue;
    const word = field === 'name' ? null : misreadWord(text, field, contact);
    if (word)
      return {
        field,
        kind: 'stray',
        reason: `${word.read} may be ${word.right}.`,
        suggestion: { [field]: text.replace(word.read, word.right) },
      };
    const tidy = tidied(text, field);
    if (tidy !== text && /[\p{L}\p{N}]/u.test(tidy))
      return {
        field,
        kind: 'stray',
        reason: 'There is a stray sign here.',
        suggestion: { [field]: tidy },
      };
    const isUsual = field === 'name' && stats.hasDoubledNames;
    const once = isUsual ? text : withoutDouble(text, field, contact, stats);
    if (once !== text)
      return {
        field,
        kind: 'stray',
        reason: 'A word is here twice.',
        suggestion: { [field]: once },
      };
  }
  const address = contact.address.replace(/^[\s,;:|·•*_~]+(?=\S)/, '').replace(/\s*[|]+$/, '');
  if (contact.address.length > 1000 || address === contact.address || address === '') return null;
  return {
    field: 'address',
    kind: 'stray',
    reason: 'There is a stray sign here.',
    suggestion: { address },
  };
}

/** A long word with one 0 or 1 among small letters: `Sa1es`, `0fficer`; `Cloud1st` and `G4S` have none. */
const DIGIT_IN_WORD =
  /(?<![\p{L}\p{N}])(?=[\p{L}\d]{5})\p{L}?\p{Ll}*[01](?!(?:st|nd|rd|th)(?!\p{L}))\p{Ll}{2,}(?![\p{L}\p{N}])/u;

/** A word of a title or company that a scan misread, and a legal form: `lnc`, `GrnbH`. None that the addresses have, too. */
function misreadWord(
  text: string,
  field: 'company' | 'title',
  contact: Contact,
): { read: string; right: string } | null {
  const mended = mendedForm(text);
  if (mended !== text) return { read: text, right: mended };
  // A firm of one word may be called so.
  const isBrand = field === 'company' && !text.includes(' ');
  const [read] = isBrand || !/[01]/.test(text) ? [] : (DIGIT_IN_WORD.exec(text) ?? []);
  if (read === undefined) return null;
  const isTheirs = unmarked(`${contact.email} ${contact.website}`).includes(unmarked(read));
  const [right] = isTheirs ? [] : lettersFor(read);
  return right === undefined ? null : { read, right };
}

function tidied(text: string, field: 'name' | 'company' | 'title'): string {
  const inside =
    field === 'name'
      ? text
          .replace(/(?<=\p{L})\|(?=\p{L})/gu, 'l')
          .replace(/\s*\|\s*/g, ' ')
          .trim()
      : text;
  const start =
    field === 'name'
      ? /^[\s,;:|·•*_~.–—-]+(?=[\p{L}\p{N}])/u
      : /^(?:[\s,;:|·•*_~]+|[–—-]+\s*|\.\s+)(?=[\p{L}\p{N}])/u;
  return inside.replace(start, '').replace(/\s*[,;:|_~·•]+$/, '');
}

/** Given names that are said twice have one syllable each: Yuan Yuan, Thet Thet. */
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy]+[^aeiouy]*$/;
/** A son may have his father's: Mohamed Mohamed Ali. */
const FATHERS_TOO =
  /^(?:m[ou]ham+[ae]d|ahm[ae]d|mahm(?:ou|u)d|ali|h[ua]ss[ae][iy]?n|omar|said|sayed|ibrahim|yous+[ei]f|yusuf|abdullah|khal[ie]d|juan|jose|singh)$/;

function withoutDouble(
  text: string,
  field: 'name' | 'company' | 'title',
  contact: Contact,
  stats: CorpusStats,
): string {
  const whole = /^(\S.*\S)\s+\1$/u.exec(text)?.[1];
  if (whole && whole.includes(' ')) return whole;
  const words = text.split(' ');
  // Many people bear one family name twice, and firms are called Duran Duran.
  const from = field === 'name' ? [0] : words.map((_, place) => place);
  const double = from.find(
    (place) =>
      /^\p{L}{3,}$/u.test(words[place] ?? '') &&
      words[place]?.toLowerCase() === words[place + 1]?.toLowerCase(),
  );
  if (double === undefined || words.length < 3) return text;
  const once = words.filter((_, place) => place !== double).join(' ');
  if (field === 'title') return once;
  const word = unmarked(words[double] ?? '');
  if (field === 'name' && (ONE_SYLLABLE.test(word) || FATHERS_TOO.test(word))) return text;
  // Where the addresses have it twice too, it is no slip.
  const addresses = unmarked(`${contact.email} ${contact.website}`).replace(/[._-]/g, '');
  if (addresses.includes(word + word)) return text;
  return field === 'name' || isCompany(once, contact, stats) ? once : text;
}

/** Whether colleagues' cards have the company so, or it is what the address on this one says: there is a Wagga Wagga. */
function isCompany(company: string, { email, website }: Contact, stats: CorpusStats): boolean {
  if (stats.domainsOfCompany(company).length > 0) return true;
  const domains = [emailDomain(email), boughtDomain(hostOf(website))];
  return domains.some((domain) => labelAndEnding(domain)[0] === companyKey(company));
}
