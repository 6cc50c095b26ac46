import type { Fields } from '../component/fakes/fakeDatabase';
import { FIELDS, type Card, type Field } from './model';

/** The ids of the cards that a walk begins with. */
export function idsOf(cards: readonly unknown[]): string[] {
  return cards.map((_, place) => `card-${String(place + 1).padStart(2, '0')}`);
}

/** The document of a card. */
export function fieldsOf(userId: string, card: Omit<Card, 'id'>): Fields {
  const texts = FIELDS.map((field) => [field, card[field]] as const);
  return { ...Object.fromEntries(texts), userId, createdAt: new Date(card.createdAt) };
}

/** The card in a document, by its id. */
export function cardEntry([path, fields]: readonly [string, Fields]): [string, Card] {
  const id = path.replace(/.*\//, '');
  const texts = Object.fromEntries(
    FIELDS.map((field) => [field, typeof fields[field] === 'string' ? fields[field] : '']),
  ) as Record<Field, string>;
  const { createdAt } = fields as { createdAt?: { toDate: () => Date } };
  return [id, { id, createdAt: createdAt?.toDate().getTime() ?? 0, ...texts }];
}

/** The same of a document of the bin. */
export function binEntry([path, { card }]: readonly [string, Fields]): [string, Card] {
  return cardEntry([path, card as Fields]);
}
