/** Loads all contacts of the signed-in user in the way that `?way=` names, and draws the first rows plainly. */
import { auth } from '../../../src/firebase/auth';
import { emulators, project } from '../../../src/firebase/configuration';
import { readContact } from '../../../src/contacts/contact';
import type { WayOfLoading } from '../WayOfLoading';

interface Loaded {
  id: string;
  data: unknown;
}

const ROWS = 40;
/** The emulator breaks off what it streams to this SDK at 10,001 messages. */
const MOST_BY_FULL_SDK = 9_900;
const { projectId } = project;
const [host = '', port = ''] = (emulators?.firestore ?? '').split(':');

const loads: Record<WayOfLoading, (uid: string) => Promise<Loaded[]>> = {
  fullSdk: async (uid) => {
    const sdk = await import('firebase/firestore');
    const firestore = sdk.getFirestore(auth.app);
    sdk.connectFirestoreEmulator(firestore, host, Number(port));
    const own = sdk.query(
      sdk.collection(firestore, 'businessCards'),
      sdk.where('userId', '==', uid),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(MOST_BY_FULL_SDK),
    );
    return (await sdk.getDocs(own)).docs.map((document) => ({
      id: document.id,
      data: document.data(),
    }));
  },
  lite: async (uid) => {
    const sdk = await import('firebase/firestore/lite');
    const firestore = sdk.getFirestore(auth.app);
    sdk.connectFirestoreEmulator(firestore, host, Number(port));
    const own = sdk.query(
      sdk.collection(firestore, 'businessCards'),
      sdk.where('userId', '==', uid),
      sdk.orderBy('createdAt', 'desc'),
    );
    return (await sdk.getDocs(own)).docs.map((document) => ({
      id: document.id,
      data: document.data(),
    }));
  },
  rest: async (uid) => {
    const parent = `projects/${projectId}/databases/(default)/documents`;
    const response = await fetch(`http://${host}:${port}/v1/${parent}:runQuery`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${(await auth.currentUser?.getIdToken()) ?? ''}` },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'businessCards' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'userId' },
              op: 'EQUAL',
              value: { stringValue: uid },
            },
          },
          orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
        },
      }),
    });
    const results = (await response.json()) as { document: RestDocument }[];
    return results.map(({ document: { name, fields } }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      data: Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, Object.values(value)[0]]),
      ),
    }));
  },
};

interface RestDocument {
  name: string;
  fields: Record<string, Record<string, string>>;
}

await auth.authStateReady();
const way = new URLSearchParams(location.search).get('way') as WayOfLoading;
const loaded = await loads[way](auth.currentUser?.uid ?? '');
const contacts = loaded.map(({ id, data }) => readContact(id, data));

const body = document.body.appendChild(document.createElement('table')).createTBody();
for (const { name, company, title, email, phone, createdAt } of contacts.slice(0, ROWS)) {
  const row = body.insertRow();
  for (const text of [name, company, title, email, phone, createdAt?.toDateString() ?? '']) {
    row.insertCell().textContent = text;
  }
}
const status = document.body.appendChild(document.createElement('p'));
status.setAttribute('role', 'status');
status.textContent = `Showing ${String(ROWS)} of ${String(contacts.length)} business cards`;
