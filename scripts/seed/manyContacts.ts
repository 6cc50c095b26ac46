import { americas } from './manyContacts/americas';
import { asciiName } from './manyContacts/asciiName';
import { asia } from './manyContacts/asia';
import { choices, type Choices } from './manyContacts/choices';
import type { Culture } from './manyContacts/Culture';
import { europe } from './manyContacts/europe';
import { middleEastAndAfrica } from './manyContacts/middleEastAndAfrica';
import { personName } from './manyContacts/personName';
import { companyWords, meetingPlaces, notes, titles, trades } from './manyContacts/work';
import type { ScannedCard, StoredContact, StoredContacts } from './StoredContact';

const cultures: Culture[] = [...europe, ...asia, ...americas, ...middleEastAndAfrica];

/** The newest card's date; the oldest is three years before. */
const NEWEST_MS = Date.UTC(2026, 10, 12, 16, 40);
const THREE_YEARS_MS = 3 * 365 * 24 * 60 * 60 * 1000;

/**
 * Cards are uploaded in fours that share one `createdAt`. The 50th newest and the 51st are of one
 * such upload, so that reading on after the first 50 by their date alone would lose contacts.
 */
const UPLOAD_SIZE = 4;

/** A long list of invented contacts by ids such as `tenthousand-00001`: the same for the same count. */
export function manyContacts(userId: string, count: number): StoredContacts {
  const contacts = Array.from({ length: count }, (_, index): [string, StoredContact] => [
    `${userId}-${String(index + 1).padStart(5, '0')}`,
    { userId, createdAt: uploadDate(index, count), ...inventedCard(index) },
  ]);
  return Object.fromEntries(contacts);
}

/** Ids and dates run in different orders, so that nothing can mistake one for the other. */
function uploadDate(index: number, count: number): Date {
  // 7919 is a prime: for each count that it does not divide, this gives each rank of age once.
  const rank = (index * 7919) % count;
  const upload = rank - (rank % UPLOAD_SIZE);
  return new Date(NEWEST_MS - Math.floor((upload / count) * THREE_YEARS_MS));
}

function inventedCard(index: number): Omit<ScannedCard, 'createdAt'> {
  const choose = choices(index);
  const culture = cultures[index % cultures.length] as Culture;
  const name = personName(culture, Math.floor(index / cultures.length));
  const firm = `${choose.from(companyWords)} ${choose.from(trades)}`;
  const domain = `${asciiName(firm, '')}.example`;

  const card: Omit<ScannedCard, 'createdAt'> = {
    name: name.own,
    company: `${firm} ${choose.from(culture.legalForms)}`,
  };
  // A scan does not always find everything.
  if (!choose.oneIn(12)) card.title = choose.from(titles);
  if (!choose.oneIn(25)) card.email = `${asciiName(name.latin, '.')}@${domain}`;
  if (!choose.oneIn(15)) card.phone = choose.digits(choose.from(culture.phones));
  if (!choose.oneIn(4)) card.website = `${choose.from(['', 'www.', 'https://'])}${domain}`;
  if (!choose.oneIn(5)) card.address = streetAddress(culture, choose);
  if (choose.oneIn(3)) {
    card.notes = choose.from(notes).replace('{place}', choose.from(meetingPlaces));
  }
  return card;
}

function streetAddress(culture: Culture, choose: Choices): string {
  return culture.address
    .replace('{n}', String(1 + Number(choose.digits('##'))))
    .replace('{street}', choose.from(culture.streets))
    .replace('{city}', choose.from(culture.cities));
}
