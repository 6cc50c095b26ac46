import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { serverTimestamp } from 'firebase/firestore/lite';
import { suiteFolder } from '../../scripts/folders';
import { services } from '../e2e/support/heldRequests';
import { rawFields } from '../e2e/support/rawContacts';
import { signIn } from '../e2e/support/test';
import type { Fields } from '../component/fakes/fakeDatabase';
import { createUser } from '../setup/accounts';
import {
  clearDocuments,
  documentsAt,
  putDocument,
  readDocument,
  removeDocument,
} from '../setup/documents';
import { suite } from '../setup/suite';
import type { Backend } from './backend';
import { binEntry, cardEntry, fieldsOf, idsOf } from './documents';

/** The emulators of Firebase, with the phone and a second tab (SecondTab.ts). */
export const emulators: Backend = {
  folder: () => join(suiteFolder(suite.run), suite.projectId),
  patience: 8_000,
  // Listening begins anew after a pause, in which the emulator has forgotten the line.
  console: [/status of 500/, /status of 400.*\/Listen\//],
  begin: async (cards) => {
    await clearDocuments();
    const user = await createUser();
    const ids = idsOf(cards);
    await Promise.all(
      cards.map((card, place) => putDocument(pathOf(ids[place]), fieldsOf(user.uid, card))),
    );
    return { user, ids };
  },
  another: async (name) => {
    const user = await createUser();
    const createdAt = serverTimestamp();
    await putDocument(pathOf('another'), { name, userId: user.uid, createdAt });
    return user;
  },
  signIn,
  put: async (uid, card) => {
    const before = (await readDocument(pathOf(card.id))) ?? { source: 'phone' };
    const updatedAt = serverTimestamp();
    await putDocument(pathOf(card.id), { ...before, ...fieldsOf(uid, card), updatedAt });
  },
  bin: async (uid, id) => {
    const card = await readDocument(pathOf(id));
    if (!card) return;
    await putDocument(`users/${uid}/deleted/${id}`, { card, deletedAt: serverTimestamp() });
    await removeDocument(pathOf(id));
  },
  remove: (id) => removeDocument(pathOf(id)),
  stored: async (uid) => {
    const all = (await documentsAt('businessCards')) as [string, Fields][];
    return new Map(all.filter(([, { userId }]) => userId === uid).map(cardEntry));
  },
  binned: async (uid) =>
    new Map(((await documentsAt(`users/${uid}/deleted`)) as [string, Fields][]).map(binEntry)),
  raw: async (ids) => {
    const of = async (id: string) =>
      [id, JSON.stringify(sorted(await rawFields(pathOf(id)).catch(() => null)))] as const;
    return new Map(await Promise.all([...ids].map(of)));
  },
  plan: async (page, plan) => {
    if (plan === 'well') return;
    const answer = async (route: Route) => {
      if (plan === 'loses its answer') await route.fetch();
      await refuse(route);
    };
    await page.route(services.write, answer, { times: 1 });
  },
  hold: async (page) => {
    let decide: (isWell: boolean) => void = () => undefined;
    const decided = new Promise<boolean>((resolve) => (decide = resolve));
    const answer = async (route: Route) => ((await decided) ? route.continue() : refuse(route));
    await page.route(services.write, answer, { times: 1 });
    return {
      release: () => {
        decide(true);
      },
      fail: () => {
        decide(false);
      },
    };
  },
};

const pathOf = (id = ''): string => `businessCards/${id}`;

/** A failure after which the site does not ask once more by itself. */
async function refuse(route: Route): Promise<void> {
  const error = { code: 500, status: 'INTERNAL', message: 'refused by the walk' };
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await route.fulfill({ status: 500, headers, json: { error } });
}

/** The same value, its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
