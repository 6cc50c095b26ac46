import type { Fields } from '../../component/fakes/fakeDatabase';
import { packed } from '../page/wire';
import { database } from './standIns';

/** Writes a whole document, past the rules: `putDocument('users/ada', { name: 'Ada' })`. */
export async function putDocument(path: string, fields: Fields): Promise<void> {
  database.put(path, fields);
  return Promise.resolve();
}

/** The stored document, past the rules; `undefined` when there is none. */
export async function readDocument(path: string): Promise<Fields | undefined> {
  return Promise.resolve(database.read(path));
}

/** Deletes a document, past the rules. */
export async function removeDocument(path: string): Promise<void> {
  database.remove(path);
  return Promise.resolve();
}

/** The fields of a document in a form that can be compared: each time is a number with a mark. */
export async function rawFields(path: string): Promise<Fields> {
  const fields = database.read(path);
  if (!fields) throw new Error(`There is no ${path}.`);
  return Promise.resolve(JSON.parse(packed(fields)) as Fields);
}

/** The same of all contacts of a user, by their names. */
export async function rawContacts(uid: string): Promise<Map<string, Fields>> {
  const own = database
    .list('businessCards')
    .filter(([, { userId }]) => userId === uid)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    await Promise.all(own.map(async ([path]) => [path, await rawFields(path)] as const)),
  );
}
