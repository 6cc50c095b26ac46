import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suite } from '../setup/suite';
import type { Site } from './support/ListUnderTest';
import { openSite } from './support/openSite';
import { World } from './support/World';

let site: Site;
let world: World;

beforeAll(async () => {
  site = await openSite();
  world = await World.create(site.uid, site.projectId);
});

afterAll(async () => {
  await world.end();
  await site.end();
});

async function storeCards(start: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${start}${String(index)}`);
  const card = (name: string) => ({ userId: site.uid, name, createdAt: Timestamp.now() });
  await world.store(ids.map((id) => [id, card(id)] as const));
  return ids;
}

/** How many of these are in the list, and in the bin. */
async function counted(ids: readonly string[]): Promise<number[]> {
  await world.look();
  return [world.cards, world.bin].map((place) => ids.filter((id) => place.has(id)).length);
}

test('an id that somebody else has taken keeps that contact alone from coming back', async () => {
  const ids = await storeCards('taken', 15);
  const [taken = '', ...others] = ids;
  const tab = site.openTab();
  await tab.moveToBin(ids);
  const [host = '', port = ''] = suite.firestore.split(':');
  const app = initializeApp({ projectId: site.projectId }, 'somebody else');
  const mallory = getFirestore(app);
  connectFirestoreEmulator(mallory, host, Number(port), { mockUserToken: { user_id: 'mallory' } });
  await setDoc(doc(mallory, 'businessCards', taken), { userId: 'mallory', name: 'Mine' });

  const told = await tab.restore(ids);
  expect([...(told.back ?? [])].sort()).toEqual([...others].sort());
  expect(told).toMatchObject({ taken: [taken], gone: [], failure: null });
  expect(await counted(ids)).toEqual([14, 1]);
});
