import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import * as liveSdk from 'firebase/firestore';
import * as sdk from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, timestamp, type Fields } from '../component/fakes/fakeDatabase';
import { isTime } from '../component/fakes/fakeQuery';
import * as standIn from '../component/fakes/firestoreLite';
import * as liveStandIn from '../component/fakes/firestoreLive';
import { SLOW } from '../setup/slow';
import { suite } from '../setup/suite';
import { Random } from './support/Random';
import { World } from './support/World';

/** The same in each run; `CARDFILE_SYNC_SEED` tries another. */
const SEED = Number(process.env['CARDFILE_SYNC_SEED'] ?? 179_409);
const OPERATIONS = 160;

const UID = 'ada';
const began = Date.now() - 60_000;

/** One of the two that must answer the same: the SDK before the emulator with the rules, or what stands in for it. */
interface Side {
  lite: Pick<
    typeof sdk,
    | ('collection' | 'doc' | 'query' | 'where' | 'orderBy' | 'limit' | 'startAfter')
    | ('getDoc' | 'getDocs' | 'getCount' | 'setDoc' | 'writeBatch' | 'runTransaction')
    | ('serverTimestamp' | 'deleteField')
  >;
  firestore: sdk.Firestore;
  /** Past the rules, as a server. */
  put: (path: string, fields: Fields) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** What its listeners know by what they have heard, by question and path. */
  known: Map<string, unknown>;
}

type Operation = (side: Side, random: Random) => Promise<unknown>;

const sides: Side[] = [];
let end: (() => void) | undefined;
let listenAnew: () => Promise<void>;

// The SDK prints each refusal.
sdk.setLogLevel('silent');
liveSdk.setLogLevel('silent');

beforeAll(async () => {
  const projectId = `${suite.projectId}-${randomUUID().slice(0, 8)}`;
  await (await World.create(UID, projectId)).end();
  const [host = '', port = ''] = suite.firestore.split(':');
  const connected = (name: string, mockUserToken: 'owner' | { user_id: string }) => {
    const firestore = sdk.getFirestore(initializeApp({ projectId }, `${name} in ${projectId}`));
    sdk.connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken });
    return firestore;
  };
  const server = connected('the server', 'owner');
  const real: Side = {
    lite: sdk,
    firestore: connected('the page', { user_id: UID }),
    put: (path, fields) => sdk.setDoc(sdk.doc(server, path), withTimestamps(fields)),
    remove: (path) => sdk.deleteDoc(sdk.doc(server, path)),
    known: new Map(),
  };
  const fake: Side = {
    lite: standIn,
    firestore: standIn.getFirestore(),
    put: async (path, fields) => database.put(path, fields),
    remove: async (path) => database.remove(path),
    known: new Map(),
  };
  sides.push(real, fake);

  database.reset();
  let last = 0;
  database.now = () => {
    last = Math.max(last + 1, Date.now());
    return timestamp(new Date(last));
  };

  liveStandIn.live.follows = true;
  const mockUserToken = { user_id: UID };
  let stop = (): void => undefined;
  let times = 0;
  listenAnew = async () => {
    stop();
    real.known.clear();
    times += 1;
    const app = initializeApp({ projectId }, `listener ${String(times)} in ${projectId}`);
    const listener = liveSdk.getFirestore(app);
    liveSdk.connectFirestoreEmulator(listener, host, Number(port), { mockUserToken });
    const ends = await listenTo(liveSdk, listener, real.known);
    stop = () => {
      for (const one of ends) one();
      void liveSdk.terminate(listener);
    };
  };
  await listenAnew();
  const ends = await listenTo(liveStandIn as unknown as typeof liveSdk, fake.firestore, fake.known);
  end = () => {
    for (const one of ends) one();
    stop();
  };
});

afterAll(() => end?.());

test(
  `the stand-ins answer as the database does, ${String(OPERATIONS)} times from seed ${String(SEED)}`,
  async () => {
    const seeds = new Random(SEED);
    for (let turn = 1; turn <= OPERATIONS; turn += 1) {
      const { name, run } = turn === 1 ? SEVERAL : seeds.weighted(OPERATIONS_BY_WEIGHT);
      const seed = seeds.integer(0, 1e9);
      const [real, fake] = await Promise.all(
        sides.map((side) => outcomeOf(run, side, new Random(seed))),
      );
      const step = `${name}, turn ${String(turn)} of seed ${String(SEED)}`;
      expect(fake, step).toEqual(real);
      await expectSameKnown(step);
    }
  },
  60_000 * SLOW,
);

/**
 * The listeners have heard the same; the real ones take their time. On a busy machine the emulator may fall silent for
 * them: then new ones must hear the same, as those of a page that connects again.
 */
async function expectSameKnown(step: string): Promise<void> {
  const [real, fake] = sides.map(({ known }) => known);
  const wait = { message: step, interval: 2, timeout: 5_000 * SLOW };
  try {
    await expect.poll(() => real, wait).toEqual(fake);
  } catch {
    await listenAnew();
    await expect.poll(() => real, wait).toEqual(fake);
  }
}

/** Listens as the list does. Ready when all have been answered once. */
function listenTo(
  { collection, onSnapshot, orderBy, query, where }: typeof liveSdk,
  firestore: liveSdk.Firestore,
  known: Side['known'],
): Promise<(() => void)[]> {
  const owned = query(collection(firestore, 'businessCards'), where('userId', '==', UID));
  const since = (asked: liveSdk.Query, field: string, direction: 'asc' | 'desc') =>
    query(asked, where(field, '>=', day(4)), orderBy(field, direction));
  const asked = {
    updated: since(owned, 'updatedAt', 'asc'),
    created: since(owned, 'createdAt', 'desc'),
    deleted: since(collection(firestore, 'users', UID, 'deleted'), 'deletedAt', 'asc'),
  };
  return Promise.all(
    Object.entries(asked).map(
      ([name, question]) =>
        new Promise<() => void>((resolve, reject) => {
          const stop = onSnapshot(
            question,
            (snapshot) => {
              for (const { type, doc } of snapshot.docChanges()) {
                const place = `${name} ${doc.id}`;
                // Said of what is not there, or is there already, it stays to be seen.
                if ((type === 'added') === known.has(place)) known.set(`${place} ${type}`, 'wrong');
                if (type === 'removed') known.delete(place);
                else known.set(place, plain(doc.data()));
              }
              resolve(stop);
            },
            reject,
          );
        }),
    ),
  );
}

async function outcomeOf(run: Operation, side: Side, random: Random): Promise<unknown> {
  try {
    return plain(await run(side, random));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: error.code };
    throw error;
  }
}

/** In a form that can be compared: times of this run are one. */
function plain(value: unknown): unknown {
  if (isTime(value)) {
    const time = value.toDate().getTime();
    return time > began ? 'now' : `time ${String(time)}`;
  }
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, plain(each)]));
}

function withTimestamps(fields: Fields): Fields {
  const stored = Object.entries(fields).map(([name, value]) => [
    name,
    isTime(value) ? sdk.Timestamp.fromDate(value.toDate()) : value,
  ]);
  return Object.fromEntries(stored) as Fields;
}

function day(number: number): Date {
  return new Date(Date.UTC(2025, 5, number));
}

/** Ids in an order that is no other order. */
const IDS = ['m', 'B', 'z1', 'a', 'é', '10', '9', 'zz', 'C', 'k', 'q', 'ab'];
const MISSING = ['none', 'm2'];
const idOf = (random: Random) => random.pick([...IDS, ...MISSING]);

/** What apps and imports have left in a date, two of them the same. */
const dates = (random: Random) =>
  random.pick<unknown>([
    ...Array.from({ length: 8 }, (_, index) => timestamp(day(index + 1))),
    ...['none', null, 'yesterday', 7, true, { when: 'today' }, ['a'], ''],
  ]);

function cardOf(random: Random): Fields {
  const createdAt = dates(random);
  const updatedAt = dates(random);
  return {
    userId: UID,
    name: random.pick(['Zoë', 'Ada', 'ada', '', 'Łukasz', '😀', 'ﬀ']),
    tags: random.some(['one', 'two', 'three'], 2),
    ...(createdAt !== 'none' && { createdAt }),
    ...(updatedAt !== 'none' && { updatedAt }),
  };
}

/** A query as pages ask them. */
function askedOf({ lite, firestore }: Side, random: Random): sdk.Query {
  const { collection, limit, orderBy, query, where } = lite;
  const field = random.pick(['createdAt', 'updatedAt', 'name']);
  const direction = random.pick(['asc', 'desc'] as const);
  const isBound = field !== 'name' && random.chance(0.4);
  const isOrdered = random.chance(0.7);
  const most = random.integer(1, 8);
  return query(
    collection(firestore, 'businessCards'),
    where('userId', '==', UID),
    ...(isBound
      ? [where(field, random.pick(['>=', '<='] as const), day(random.integer(1, 9)))]
      : []),
    ...(isOrdered ? [orderBy(field, direction)] : []),
    ...(random.chance(0.5) ? [limit(most)] : []),
  );
}

const rows = ({ docs }: sdk.QuerySnapshot) => docs.map((found) => [found.ref.path, found.data()]);

const put: Operation = async ({ put: store }, random) => {
  await store(`businessCards/${random.pick(IDS)}`, cardOf(random));
};

const SEVERAL = {
  name: 'a server stores several',
  weight: 1,
  run: async (side: Side, random: Random) => {
    for (let count = 0; count < 10; count += 1) await put(side, random);
  },
};

const OPERATIONS_BY_WEIGHT: { name: string; weight: number; run: Operation }[] = [
  SEVERAL,
  { name: 'a server stores one', weight: 4, run: put },
  {
    name: 'a server removes one',
    weight: 2,
    run: ({ remove }, random) => remove(`businessCards/${random.pick(IDS)}`),
  },
  {
    name: 'reads one',
    weight: 3,
    run: async ({ lite, firestore }, random) => {
      const read = await lite.getDoc(lite.doc(firestore, 'businessCards', idOf(random)));
      return [read.id, read.exists(), read.data()];
    },
  },
  {
    name: 'asks for several',
    weight: 10,
    run: async (side, random) => rows(await side.lite.getDocs(askedOf(side, random))),
  },
  {
    name: 'counts',
    weight: 3,
    run: async (side, random) => (await side.lite.getCount(askedOf(side, random))).data().count,
  },
  {
    name: 'goes on after the last, which may be gone',
    weight: 5,
    run: async (side, random) => {
      const { getDocs, limit, query, startAfter } = side.lite;
      const asked = askedOf(side, random);
      const first = await getDocs(query(asked, limit(random.integer(1, 4))));
      const last = first.docs.at(-1);
      if (!last) return [];
      if (random.chance(0.2)) await side.remove(last.ref.path);
      return rows(await getDocs(query(asked, startAfter(last), limit(3))));
    },
  },
  {
    name: 'creates in a batch',
    weight: 4,
    run: async ({ lite, firestore }, random) => {
      const batch = lite.writeBatch(firestore);
      for (const id of random.some([...IDS, ...MISSING], random.integer(1, 3))) {
        const card = { userId: UID, name: 'New', createdAt: day(random.integer(1, 9)) };
        batch.set(lite.doc(firestore, 'businessCards', id), card);
      }
      await batch.commit();
    },
  },
  {
    name: 'deletes in a batch, which may be used twice',
    weight: 3,
    run: async ({ lite, firestore }, random) => {
      const batch = lite.writeBatch(firestore);
      for (const id of random.some(IDS, random.integer(1, 2))) {
        batch.delete(lite.doc(firestore, 'businessCards', id));
      }
      await batch.commit();
      if (random.chance(0.3)) await batch.commit();
    },
  },
  {
    name: 'changes in a transaction, perhaps what changes meanwhile',
    weight: 10,
    run: async ({ lite, firestore, put: store }, random) => {
      const ref = lite.doc(firestore, 'businessCards', idOf(random));
      const isDisturbed = random.chance(0.2);
      const change = random.pick<Fields>([
        { name: 'Changed' },
        { notes: lite.deleteField(), name: 'Less' },
        { tags: ['new'], name: '' },
        { name: undefined },
      ]);
      const work = async (transaction: sdk.Transaction) => {
        const read = await transaction.get(ref);
        if (isDisturbed) await store(ref.path, { ...cardOf(random), notes: 'Meanwhile' });
        transaction.update(ref, { ...change, updatedAt: lite.serverTimestamp() });
        return read.data();
      };
      return lite.runTransaction(firestore, work, { maxAttempts: 1 });
    },
  },
  {
    name: 'moves to the bin, as it is stored or not',
    weight: 5,
    run: async ({ lite, firestore }, random) => {
      const id = idOf(random);
      const ref = lite.doc(firestore, 'businessCards', id);
      const isOther = random.chance(0.2);
      const isKept = random.chance(0.2);
      const work = async (transaction: sdk.Transaction) => {
        const card = (await transaction.get(ref)).data() ?? { userId: UID };
        transaction.set(lite.doc(firestore, 'users', UID, 'deleted', id), {
          card: isOther ? { ...card, name: 'Another' } : card,
          deletedAt: lite.serverTimestamp(),
        });
        if (!isKept) transaction.delete(ref);
      };
      await lite.runTransaction(firestore, work, { maxAttempts: 1 });
    },
  },
  {
    name: 'asks for the bin',
    weight: 3,
    run: async ({ lite, firestore }, random) => {
      const bin = lite.collection(firestore, 'users', UID, 'deleted');
      const order = lite.orderBy('deletedAt', random.pick(['asc', 'desc'] as const));
      return rows(await lite.getDocs(lite.query(bin, order, lite.limit(random.integer(1, 9)))));
    },
  },
  {
    name: 'restores in a batch, perhaps over another card',
    weight: 4,
    run: async ({ lite, firestore }, random) => {
      const bin = lite.collection(firestore, 'users', UID, 'deleted');
      const { docs } = await lite.getDocs(lite.query(bin, lite.limit(random.integer(1, 2))));
      const batch = lite.writeBatch(firestore);
      for (const binned of docs) {
        const card = binned.data()['card'] as Fields;
        batch.delete(binned.ref).set(lite.doc(firestore, 'businessCards', binned.id), card);
      }
      await batch.commit();
    },
  },
  {
    name: 'forgets decisions',
    weight: 1,
    run: async ({ lite, firestore }) => {
      const batch = lite.writeBatch(firestore);
      await batch.delete(lite.doc(firestore, 'users', UID, 'decisions', 'review')).commit();
    },
  },
  {
    name: 'merges decisions',
    weight: 4,
    run: async ({ lite, firestore }, random) => {
      const ref = lite.doc(firestore, 'users', UID, 'decisions', 'review');
      const entries = random.pick<Fields>([
        { a: 'one' },
        { b: 'two', a: 'three' },
        {},
        { a: lite.deleteField(), c: 'four' },
        { a: lite.deleteField() },
        { a: lite.deleteField(), b: lite.deleteField(), c: lite.deleteField() },
      ]);
      await lite.setDoc(ref, { entries, updatedAt: lite.serverTimestamp() }, { merge: true });
      return (await lite.getDoc(ref)).data();
    },
  },
  {
    name: 'sends a message, perhaps once more',
    weight: 3,
    run: async ({ lite, firestore }, random) => {
      const id = random.pick(['A', 'B', 'C']).repeat(20);
      await lite.setDoc(lite.doc(firestore, 'contactMessages', id), {
        name: 'Ada',
        email: 'ada@cards.example',
        subject: '',
        message: random.pick(['Hello', 'Good day']),
        createdAt: lite.serverTimestamp(),
      });
    },
  },
  {
    name: 'names what cannot be',
    weight: 1,
    run: async ({ lite, firestore }, random) => {
      await lite.getDoc(
        lite.doc(firestore, 'businessCards', ...random.pick([[''], ['a', 'b'], []])),
      );
    },
  },
];
