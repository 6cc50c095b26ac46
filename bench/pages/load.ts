/** Loads all contacts of the signed-in user in the way that `?way=` names, and draws the first rows plainly. */
import { auth } from '../../src/firebase/auth';
import { emulators, project } from '../../src/firebase/configuration';
import { readContact } from '../../src/contacts/model/contact';

const ROWS = 40;
/** The rules answer no query for more. */
const MOST = 10_000;
/** The emulator breaks off what it streams to the full SDK at 10,001 messages. */
const MOST_BY_FULL_SDK = 9_900;
const [host = '', port = ''] = (emulators?.firestore ?? '').split(':');
type Loaded = [id: string, data: unknown][];

const loads: Record<string, (uid: string) => Promise<Loaded>> = {
  fullSdk: async (uid) => {
    const sdk = await import('firebase/firestore');
    const firestore = sdk.getFirestore(auth.app);
    sdk.connectFirestoreEmulator(firestore, host, Number(port));
    const cards = sdk.collection(firestore, 'businessCards');
    const newest = sdk.orderBy('createdAt', 'desc');
    const most = sdk.limit(MOST_BY_FULL_SDK);
    const own = sdk.query(cards, sdk.where('userId', '==', uid), newest, most);
    return (await sdk.getDocs(own)).docs.map((found) => [found.id, found.data()]);
  },
  rest: async (uid) => {
    const parent = `projects/${project.projectId}/databases/(default)/documents`;
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
          limit: MOST,
        },
      }),
    });
    const results = (await response.json()) as {
      document: { name: string; fields: Record<string, Record<string, string>> };
    }[];
    return results.map(({ document: { name, fields } }) => [
      name.slice(name.lastIndexOf('/') + 1),
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, Object.values(value)[0]]),
      ),
    ]);
  },
};

await auth.authStateReady();
const load = loads[new URLSearchParams(location.search).get('way') ?? ''];
const loaded = (await load?.(auth.currentUser?.uid ?? '')) ?? [];
const contacts = loaded.map(([id, data]) => readContact(id, data));

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
