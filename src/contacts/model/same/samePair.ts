import { addressKey, emailKey, phoneKey, type Card, type List, colleagueKey } from './card';
import { compareEmails, isWholeName, type EmailMatch } from '../../text/emails';
import { areManAndWoman, type NameKind, type NameMatch } from '../../text/compareNames';
import { comparePeople } from './owners';
import { areNearPhones, samePhones } from '../../text/phones';
import { addressKeys, isSameAddress } from '../../text/places';
import { skeleton } from '../../text/slips';

/** How many namesakes a company may have by chance for it to prove something, and where the phones differ. */
const MOST_BY_CHANCE = 0.002;
const MOST_BY_CHANCE_WITH_TWO_PHONES = 0.0005;
/** The same, where colleagues bear the words of the name: firms have the names of their country. */
const MOST_BY_MIXING = 0.004;
/** A short list says little about how common a name is. */
const SHORT_LIST = 1000;
/** A name that nobody else in the list bears is rare, not impossible: one word of it, and the whole in one. */
const LEAST = 0.5;
const LEAST_WHOLE = 0.05;
/** First and last names go together by country. */
const NAMES_BY_COUNTRY_FACTOR = 30;

/** Whether a company may have two of this name: an e-mail counts them, it is common, or colleagues have it. */
function mayBeNamesakes(a: Card, b: Card, names: NameMatch, list: List): boolean {
  if ([a, b].some(({ email }) => email?.isNumbered)) return true;
  const most = haveTwoPhones(a, b) ? MOST_BY_CHANCE_WITH_TWO_PHONES : MOST_BY_CHANCE;
  if (namesakesByChance(a.company, names, list) > most) return true;
  const words = [...names.shared, ...names.slips.flat()];
  const colleagues = words.map((word) => list.sharing(colleagueKey(word, a.company)));
  const known = colleagues.filter((cards) => cards !== null);
  if (known.length < words.length) return true;
  const others = known.map((cards) => cards.filter((card) => card !== a && card !== b));
  return chanceOf(others, list.companySize(a.company)) > MOST_BY_MIXING;
}

/** How many colleagues bear all of the words by chance, if these bear each of them. */
function chanceOf(colleagues: readonly (readonly Card[])[], size: number): number {
  return colleagues.reduce((product, { length }) => (product * length) / size, size);
}

/** By the two rarest words of the name; the two contacts themselves do not count. */
function namesakesByChance(company: string, { shared, slips }: NameMatch, list: List): number {
  const othersWith = (word: string) => list.frequency(word) - 2;
  const counts = [
    ...shared.map(othersWith),
    ...slips.map((slip) => Math.max(...slip.map(othersWith))),
  ];
  const [first = 0, second] = counts.toSorted((a, b) => a - b);
  const share = (others: number, least: number) =>
    Math.max(others, least) / Math.max(list.size, SHORT_LIST);
  const chance =
    second === undefined
      ? share(first, LEAST_WHOLE)
      : share(first, LEAST) * share(second, LEAST) * NAMES_BY_COUNTRY_FACTOR;
  return list.companySize(company) * chance;
}

function haveTwoPhones(a: Card, b: Card): boolean {
  return a.phones.length > 0 && b.phones.length > 0 && samePhones(a.phones, b.phones).length === 0;
}

/** Two contacts, by id and `a` before `b`, that may be one person, and why. */
export interface SamePair {
  a: string;
  b: string;
  confidence: 'strong' | 'maybe';
  reasons: string[];
}

interface Common {
  names: NameMatch;
  haveNames: boolean;
  email: EmailMatch;
  hasPhone: boolean;
  hasNearPhone: boolean;
  hasAddress: boolean;
  hasCompany: boolean;
  haveTwoPhones: boolean;
}

/** Whether these two may be one person, with how much confidence; or null. */
export function samePairOf(a: Card, b: Card, list: List): SamePair | null {
  const phones = samePhones(a.phones, b.phones);
  const hasPhone = phones.some((key) => list.sharing(phoneKey(key)));
  const email = ownEmail(a, b, hasPhone, list);
  // Most pairs are two colleagues: names take the most time, and come last.
  if (email === 'apart' && !hasPhone) return null;
  const names = comparePeople(a, b, list.frequency);
  if (names.kind === 'differ' && email !== 'same') return null;
  const common: Common = {
    names,
    haveNames: a.words.length > 0 && b.words.length > 0,
    email,
    hasPhone,
    hasNearPhone: phones.length === 0 && areNearPhones(a.phones, b.phones),
    hasAddress: isSameAddress(a.address, b.address) && isOwnAddress(a, list),
    hasCompany: a.company !== '' && a.company === b.company,
    haveTwoPhones: a.phones.length > 0 && b.phones.length > 0 && phones.length === 0,
  };
  const confidence = confidenceOf(common, () => mayBeNamesakes(a, b, names, list));
  return confidence && { a: a.id, b: b.id, confidence, reasons: reasonsFor(common) };
}

function confidenceOf(common: Common, isNamesake: () => boolean): SamePair['confidence'] | null {
  const { names, haveNames, email, hasPhone, hasNearPhone, hasAddress, hasCompany } = common;
  const { haveTwoPhones } = common;
  switch (names.kind) {
    case 'same':
    case 'agree':
      if (email === 'same' || email === 'close') return 'strong';
      if (email === 'apart') return hasPhone ? 'maybe' : null;
      if (hasPhone || hasAddress || (hasNearPhone && !hasCompany)) return 'strong';
      // Colleagues may be called Andreas and Andrea, or both John Smith.
      if (!hasCompany || names.slips.some(isOfTwo) || isNamesake()) return null;
      return haveTwoPhones && !hasNearPhone ? 'maybe' : 'strong';
    case 'nearly':
      if (email === 'same') return 'strong';
      if (email === 'close') return 'maybe';
      // A couple shares a number, too.
      if (names.slips.some((slip) => areManAndWoman(...slip))) return null;
      return hasPhone && email !== 'apart' ? 'maybe' : null;
    case 'unknown':
      if (email === 'same' || email === 'close') return 'maybe';
      // A card in another language has the company in that language, too; these are colleagues.
      return hasPhone && email !== 'apart' && !(hasCompany && haveNames) ? 'maybe' : null;
    case 'given':
      return email === 'same' || (hasPhone && email !== 'apart') ? 'maybe' : null;
    case 'differ':
      return email === 'same' ? 'maybe' : null;
  }
}

/** Whether no scan takes one word for the other. */
function isOfTwo([one, other]: readonly [string, string]): boolean {
  return skeleton(one) !== skeleton(other);
}

/** How the e-mails stand to each other, without those that several people use. */
function ownEmail(a: Card, b: Card, hasPhone: boolean, list: List): EmailMatch {
  const match = compareEmails(a.email, b.email);
  // Somebody may have two mailboxes at a provider; a firm gives one.
  if (match === 'apart') return hasPhone && a.email?.isProvider ? 'unclear' : match;
  if (match === 'close' && areSpelledOut(a, b)) return 'apart';
  const isOwn = [a, b].every(({ email }) => email && list.sharing(emailKey(email)));
  return isOwn ? match : 'unclear';
}

/** Whether each mailbox is its own name in full: then no scan has made them different. */
function areSpelledOut(a: Card, b: Card): boolean {
  return (
    a.email?.mailbox !== b.email?.mailbox &&
    [a, b].every(({ email, name }) => email !== null && isWholeName(email, name))
  );
}

/** An address is the firm's, or a family's, when people whose names disagree have it. */
function isOwnAddress(card: Card, { sharing, frequency }: List): boolean {
  const near = addressKeys(card.address).map((key) => sharing(addressKey(key)));
  const neighbours = near.filter((cards) => cards !== null);
  return (
    neighbours.length > 0 &&
    neighbours
      .flat()
      .every(
        (other) =>
          !isSameAddress(card.address, other.address) ||
          comparePeople(card, other, frequency).kind !== 'differ',
      )
  );
}

const NAME_REASONS: Record<NameKind, string> = {
  same: 'Same name',
  agree: 'Names agree',
  nearly: 'Names almost agree',
  given: 'Same first name',
  unknown: 'Names can’t be compared',
  differ: 'Names differ',
};

function reasonsFor({ names, haveNames, email, ...has }: Common): string[] {
  return [
    haveNames ? NAME_REASONS[names.kind] : 'A name is missing',
    email === 'same' && 'Same email',
    email === 'close' && 'Almost the same email',
    has.hasPhone && 'Same phone',
    has.hasNearPhone && 'Almost the same phone',
    has.hasAddress && 'Same address',
    has.hasCompany && 'Same company',
  ].filter((reason) => reason !== false);
}
