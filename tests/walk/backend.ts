import { packed } from '../ui/page/wire';
import { database, resetStandIns } from '../ui/support/standIns';
import { createUser, type User } from '../ui/support/test';
import { cardOf, FIELDS, type Card } from './model';

/** How the next save goes. */
export type Plan = 'well' | 'fails' | 'loses its answer';

/** What the walk needs of the services. Another one may be over the emulators. */
export interface Backend {
  /** Empties all, and gives the person of a walk, with these cards. */
  begin: (cards: readonly Omit<Card, 'id'>[]) => Promise<{ user: User; ids: string[] }>;
  /** Another person, with one card of this name. */
  another: (name: string) => Promise<User>;
  /** The phone, or another computer, stores a card, or moves it to the bin. */
  put: (uid: string, card: Card) => void;
  bin: (uid: string, id: string) => void;
  stored: (uid: string) => Map<string, Card>;
  binned: (uid: string) => Map<string, Card>;
  /** A stored document with all it has, in a form that can be compared. */
  raw: (id: string) => string;
  plan: (plan: Plan) => void;
  hold: () => { release: () => void; fail: (code: string) => void };
  refuseList: () => void;
}

const SAVE = 'update businessCards';

/** The stand-ins of tests/ui, in this very process. */
export const standIns: Backend = {
  begin: async (cards) => {
    resetStandIns();
    const user = await createUser();
    const ids = cards.map((_, place) => `card-${String(place + 1).padStart(2, '0')}`);
    cards.forEach((card, place) => {
      const id = ids[place] ?? '';
      database.put(`businessCards/${id}`, { ...fieldsOf(user.uid, { ...card, id }) });
    });
    return { user, ids };
  },
  another: async (name) => {
    const user = await createUser();
    database.put('businessCards/another', { name, userId: user.uid, createdAt: database.now() });
    return user;
  },
  put: (uid, card) => {
    const path = `businessCards/${card.id}`;
    const now = database.now();
    const before = database.read(path) ?? { source: 'phone' };
    database.put(path, { ...before, ...fieldsOf(uid, card), updatedAt: now });
  },
  bin: (uid, id) => {
    const card = database.read(`businessCards/${id}`);
    if (!card) return;
    database.remove(`businessCards/${id}`);
    database.put(`users/${uid}/deleted/${id}`, { card, deletedAt: database.now() });
  },
  stored: (uid) =>
    new Map(
      database
        .list('businessCards')
        .filter(([, { userId }]) => userId === uid)
        .map(([path, fields]) => cardEntry(path, fields)),
    ),
  binned: (uid) =>
    new Map(
      database
        .list(`users/${uid}/deleted`)
        .map(([path, { card }]) => cardEntry(path, card as Record<string, unknown>)),
    ),
  raw: (id) => packed(database.read(`businessCards/${id}`) ?? null),
  plan: (plan) => {
    if (plan === 'fails') database.failNext(SAVE, 'internal');
    if (plan === 'loses its answer') database.loseAnswer(SAVE, 'internal');
  },
  hold: () => database.holdNext(SAVE),
  refuseList: () => {
    // The newest, and all.
    database.failNext('list businessCards', 'internal');
    database.failNext('list businessCards', 'internal');
  },
};

function cardEntry(path: string, fields: Record<string, unknown>): [string, Card] {
  const id = path.replace(/.*\//, '');
  return [id, cardOf(id, fields)];
}

function fieldsOf(userId: string, card: Card): Record<string, unknown> {
  const texts = FIELDS.map((field) => [field, card[field]] as const);
  return { ...Object.fromEntries(texts), userId, createdAt: new Date(card.createdAt) };
}
