import { packed } from '../ui/page/wire';
import { database, resetStandIns } from '../ui/support/standIns';
import { createUser, signIn } from '../ui/support/test';
import type { Backend } from './backend';
import { binEntry, cardEntry, fieldsOf, idsOf } from './documents';

const SAVE = 'update businessCards';

/** The stand-ins of tests/ui, in this very process. */
export const standIns: Backend = {
  folder: () => process.env['CARDFILE_UI_SITE'] ?? '',
  patience: 1_500,
  console: [],
  begin: async (cards) => {
    resetStandIns();
    const user = await createUser();
    const ids = idsOf(cards);
    cards.forEach((card, place) => {
      database.put(`businessCards/${ids[place] ?? ''}`, fieldsOf(user.uid, card));
    });
    return { user, ids };
  },
  another: async (name) => {
    const user = await createUser();
    database.put('businessCards/another', { name, userId: user.uid, createdAt: database.now() });
    return user;
  },
  signIn,
  put: async (uid, card) => {
    const path = `businessCards/${card.id}`;
    const now = database.now();
    const before = database.read(path) ?? { source: 'phone' };
    database.put(path, { ...before, ...fieldsOf(uid, card), updatedAt: now });
    return Promise.resolve();
  },
  bin: async (uid, id) => {
    const card = database.read(`businessCards/${id}`);
    if (!card) return;
    database.remove(`businessCards/${id}`);
    database.put(`users/${uid}/deleted/${id}`, { card, deletedAt: database.now() });
    return Promise.resolve();
  },
  stored: async (uid) => {
    const own = database.list('businessCards').filter(([, { userId }]) => userId === uid);
    return Promise.resolve(new Map(own.map(cardEntry)));
  },
  binned: async (uid) =>
    Promise.resolve(new Map(database.list(`users/${uid}/deleted`).map(binEntry))),
  raw: async (ids) =>
    Promise.resolve(
      new Map([...ids].map((id) => [id, packed(database.read(`businessCards/${id}`) ?? null)])),
    ),
  plan: async (_page, plan) => {
    if (plan === 'fails') database.failNext(SAVE, 'internal');
    if (plan === 'loses its answer') database.loseAnswer(SAVE, 'internal');
    return Promise.resolve();
  },
  hold: async () => {
    const { release, fail } = database.holdNext(SAVE);
    return Promise.resolve({
      release,
      fail: () => {
        fail('internal');
      },
    });
  },
  refuseList: () => {
    // The newest, and all.
    database.failNext('list businessCards', 'internal');
    database.failNext('list businessCards', 'internal');
  },
};
