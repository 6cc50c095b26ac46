// First: it stands in for the services before any is used.
import { contact, contacts, startAdasSession, typeInto } from '../fakes/adasSession';
import { expect, test, vi } from 'vitest';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import { database, type Call, type Fields, type HeldCall } from '../fakes/fakeDatabase';
import { settled } from '../fakes/settled';

startAdasSession();

/** Each verb: what it does first, the call that stores it, and how it begins. All are about Grace, or keep her. */
const VERBS: [
  verb: string,
  call: Call,
  begin: () => Promise<() => Promise<unknown>> | (() => Promise<unknown>),
][] = [
  ['a save', 'update businessCards', () => typeInto('grace', { title: 'Admiral' })],
  [
    'a correction',
    'update businessCards',
    () => () => contacts.contacts.correct(contact('grace'), { title: 'Admiral' }),
  ],
  [
    'the undo of a correction',
    'update businessCards',
    async () => {
      await contacts.contacts.correct(contact('grace'), { title: 'Admiral' });
      return () => contacts.contacts.putBack(contact('grace'), { title: 'Programmer' });
    },
  ],
  ['a merge', 'delete businessCards', () => () => contacts.contacts.merge('grace', ['alan'])],
  [
    'the undo of a merge',
    'set businessCards',
    async () => {
      const merged = await contacts.contacts.merge('alan', ['grace']);
      if (merged.kind !== 'done') throw new Error(merged.kind);
      return () => contacts.contacts.undoMerge(merged.one);
    },
  ],
  [
    'a line',
    'update businessCards',
    () => () => contacts.contacts.addLine([contact('grace'), contact('alan')], 'Fair', 'line'),
  ],
  [
    'a deletion',
    'delete businessCards',
    () => () => contacts.contacts.delete([contact('grace'), contact('alan')]),
  ],
  [
    'a restore',
    'set businessCards',
    async () => {
      const [grace, alan] = [contact('grace'), contact('alan')];
      await contacts.contacts.delete([grace, alan]);
      return () => contacts.contacts.restore([grace, alan]);
    },
  ],
];

/** What the phone does to Grace, which the list hears of at once. */
const NEWS = {
  'the phone edits': (card: Fields) => {
    database.put('businessCards/grace', { ...card, company: 'Navy' });
    contacts.store.put(readContact('grace', database.read('businessCards/grace')));
  },
  'the phone deletes': (card: Fields) => {
    database.remove('businessCards/grace');
    database.put('users/ada/deleted/grace', { card, deletedAt: new Date() });
    contacts.store.remove('grace');
  },
};

/** When the news comes. */
const MOMENTS: Record<
  string,
  (call: Call, act: () => Promise<unknown>, news: () => void) => Promise<void>
> = {
  'before it is stored': (call, ...rest) => whileHeld(database.holdNext(call), call, ...rest),
  'before its answer': (call, ...rest) => whileHeld(database.holdAnswer(call), call, ...rest),
  'before its answer, which is lost': (call, ...rest) => {
    const { fail } = database.holdAnswer(call);
    return whileHeld({ fail, release: () => fail('deadline-exceeded') }, call, ...rest);
  },
  'after its answer': async (_, act, news) => {
    await act();
    await settled();
    news();
  },
};

async function whileHeld(
  held: HeldCall,
  call: Call,
  act: () => Promise<unknown>,
  news: () => void,
): Promise<void> {
  const before = database.count(call);
  const done = act();
  await vi.waitFor(() => expect(database.count(call)).toBeGreaterThan(before));
  await settled();
  news();
  held.release();
  await done;
}

const CASES = VERBS.flatMap(([verb, call, begin]) =>
  Object.entries(NEWS).flatMap(([news, happens]) =>
    Object.entries(MOMENTS).map(([when, run]) => ({ verb, call, begin, news, happens, when, run })),
  ),
);

test.each(CASES)(
  'the list is what is stored: $verb, and $news $when',
  async ({ call, begin, happens, run }) => {
    const card = database.read('businessCards/grace') ?? {};
    const act = await begin();
    await settled();
    await run(call, act, () => happens(database.read('businessCards/grace') ?? card));
    await settled();
    const stored = database
      .list('businessCards')
      .map(([path, fields]) => readContact(path.replace(/.*\//, ''), fields));
    expect(toCompare(shown())).toEqual(toCompare(stored));
  },
);

function shown(): readonly Contact[] {
  const list = contacts.store.current();
  return 'contacts' in list ? list.contacts : [];
}

/** By id. The time of its last change is the clock's here until the list hears the service's. */
function toCompare(list: readonly Contact[]) {
  return list
    .map((contact) => ({ ...contact, updatedAt: null }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
