import { addressOf, FRONT } from '../deletion/deletedContact';
import { graceHopper } from '../fakes/contactDocuments';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { fileStorage } from '../fakes/fakeFiles';

export const GRACE = graceHopper({ cardImageURL: addressOf(FRONT) });

/** Puts a contact into the bin. */
export function putDeleted(id: string, deletedAt: string, card: Fields): void {
  database.put(`users/ada/deleted/${id}`, { card, deletedAt: timestamp(deletedAt) });
}

/** Grace, the newest deletion, Alan and Zoë. */
export function putThree(): void {
  const card = (name: string, company: string): Fields => ({
    ...{ userId: 'ada', name, company, email: `${name.slice(0, 3)}@x.example` },
    createdAt: timestamp('2025-01-01T12:00:00Z'),
  });
  putDeleted('zoe', '2025-11-01T12:00:00Z', card('Zoë Müller', 'aachen Werke'));
  putDeleted('grace', '2025-11-20T12:00:00Z', GRACE);
  putDeleted('alan', '2025-11-10T12:00:00Z', card('Alan Turing', 'Bletchley'));
  fileStorage.stored.add(FRONT);
}
