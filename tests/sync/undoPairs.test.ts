import fc from 'fast-check';
import { initializeApp } from 'firebase/app';
import {
  Bytes,
  connectFirestoreEmulator,
  doc,
  GeoPoint,
  getDoc,
  getFirestore,
  setDoc,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { inParallel } from '../../src/platform/inParallel';
import { suite } from '../setup/suite';
import { openSite } from './support/openSite';
import { World } from './support/World';

/** More of them in the long command. */
const PAIRS = Number(process.env['CARDFILE_SYNC_PAIRS'] ?? 40);

const ANY_TIME: unknown = expect.any(Timestamp);

const text = (...texts: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...texts, '') },
    { weight: 1, arbitrary: fc.constant(null) },
  );

/** A card as the phone, a server or an older version may have stored it. */
const anyCard = (uid: string, bucket: string) => {
  const picture = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(`card_images/${uid}/${name}`)}?alt=media`;
  return fc.record(
    {
      name: text('Hana Sato', 'Sato Hana', 'H. Sato'),
      company: text('Kitz', ' Kitz GmbH '),
      title: text('Director', 'Engineer\n'),
      email: text('hana@kitz.de', 'hana@kitz,de'),
      phone: fc.oneof(text('+49 30 901820', '030 901820'), fc.constant(4_930_901_820)),
      website: text('kitz.de', 'ftp://kitz.de', 'https://kitz.de/a b'),
      address: text('Kyoto\r\nJapan', 'Limmatquai 114'),
      notes: text('Met in Kyoto.', 'First\r\nsecond \n', 'x'.repeat(5_000)),
      tags: fc.constantFrom(['fair'], ['fair', 7, 'Kyoto', 'fair'], [], 'none'),
      cardImageURL: text(picture('a.jpg'), 'https://elsewhere.example/a.jpg'),
      image: text(picture('b.jpg')),
      createdAt: fc.constantFrom<unknown>(
        new Timestamp(1_760_000_000, 123_456_000),
        '2024-05-14T10:00:00Z',
        1_700_000_000,
        null,
      ),
      updatedAt: fc.constantFrom(new Timestamp(1_761_000_000, 1_000), null),
      scan: fc.constant({
        at: new Timestamp(1_759_999_999, 999_999_000),
        place: new GeoPoint(47.37, 8.54),
        raw: Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
        lines: [{ text: 'HANA', share: 0.25 }, null, Number.NaN],
      }),
    },
    { requiredKeys: [] },
  );
};

test('Undo of random pairs brings both documents back field for field', async () => {
  const site = await openSite();
  const world = await World.create(site.uid, site.projectId);
  const { mergeContacts, undoMerge } = await import('../../src/contacts/store/verbs/mergeContacts');
  const { project } = await import('../../src/firebase/configuration');
  const firestore = getFirestore(initializeApp({ projectId: site.projectId }, 'a server of pairs'));
  const [host = '', port = ''] = suite.firestore.split(':');
  connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: 'owner' });
  const card = (id: string) => doc(firestore, 'businessCards', id);
  const stored = async (id: string) => (await getDoc(card(id))).data();

  const cards = anyCard(site.uid, project.storageBucket);
  const pairs = fc.sample(fc.tuple(cards, cards), { numRuns: PAIRS, seed: 20251121 });
  /** Keeps one of two cards and undoes it, where their notes are not too long. Gives what was seen on the way. */
  const keepAndUndo = async (keptId: string, otherId: string) => {
    const result = await mergeContacts(site.uid, keptId, [otherId]);
    if (result.kind !== 'done') return { seen: result.kind, isChanged: false };
    const left = await stored(otherId);
    const undone = await undoMerge(site.uid, result.one);
    const isChanged = Object.keys(result.one.after).length > 0;
    return { seen: `${left ? 'there' : 'gone'}, undone: ${undone.kind}`, isChanged };
  };

  const seen: string[] = [];
  await inParallel([...pairs.entries()], 4, async ([number, pair]) => {
    const [keptId, otherId] = [`kept${number}`, `other${number}`];
    const [kept, other]: DocumentData[] = pair.map((fields) => ({ userId: site.uid, ...fields }));
    await setDoc(card(keptId), kept ?? {});
    await setDoc(card(otherId), other ?? {});
    const round = await keepAndUndo(keptId, otherId);
    seen.push(round.seen);
    const time = round.isChanged && { updatedAt: ANY_TIME };
    const what = JSON.stringify(pair);
    expect(await stored(keptId), what).toEqual({ ...kept, ...time });
    expect(await stored(otherId), what).toEqual(other);
  });
  const DONE = 'gone, undone: done';
  const done = seen.filter((one) => one === DONE);
  const tooLong = seen.filter((one) => one === 'tooLong');
  console.log(`Undo of pairs: ${done.length} came back, ${tooLong.length} were too long for one.`);
  expect(seen.filter((one) => ![DONE, 'tooLong'].includes(one))).toEqual([]);
  expect(seen).toHaveLength(PAIRS);
  expect(done.length).toBeGreaterThan(PAIRS / 2);
  await world.end();
  await site.end();
});
