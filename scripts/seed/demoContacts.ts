import { IMAGE_FIELDS } from '../../src/contacts/contact';
import { americas } from './demoContacts/americas';
import { asiaPacific } from './demoContacts/asiaPacific';
import { europe } from './demoContacts/europe';
import { middleEastAndAfrica } from './demoContacts/middleEastAndAfrica';
import type { ScannedCard, StoredContact, StoredContacts } from './StoredContact';

/** The 48 cards of the demo account by contact id (`demo-01` to `demo-48`): their order makes the ids. */
export const demoCards: Record<string, ScannedCard> = Object.fromEntries(
  [...europe, ...asiaPacific, ...americas, ...middleEastAndAfrica].map((card, index) => [
    `demo-${String(index + 1).padStart(2, '0')}`,
    card,
  ]),
);

/** The contacts that have a card image: each third. The four image fields take turns. */
export const picturedContactIds: string[] = Object.keys(demoCards).filter((_, i) => i % 3 === 2);

/** Dr. Elliot Nakamura-Reyes: his card's picture was lost, so that its address leads nowhere. */
export const BROKEN_IMAGE_ID = 'demo-38';

/** The demo account's contacts as stored; `imageAddress` says where a contact's card image is. */
export function demoContacts(
  userId: string,
  imageAddress: (contactId: string) => string,
): StoredContacts {
  const stored = (id: string, card: ScannedCard): StoredContact => {
    const turn = picturedContactIds.indexOf(id);
    const field = id === BROKEN_IMAGE_ID ? 'cardImageURL' : IMAGE_FIELDS[turn % 4];
    return { userId, ...card, ...(field && { [field]: imageAddress(id) }) };
  };
  return Object.fromEntries(Object.entries(demoCards).map(([id, card]) => [id, stored(id, card)]));
}
