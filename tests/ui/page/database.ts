import type * as fake from '../../component/fakes/fakeDatabase';
import { call } from './call';

export * from '../../component/fakes/fakeDatabase';

/** As Firestore lite reports a dead network. */
const OFFLINE = 'unknown';

const ask = <T>(method: string, ...values: unknown[]) =>
  call('database', method, values, OFFLINE) as Promise<T>;

/** The database of the test, asked from a page. */
export const database: Pick<typeof fake.database, 'get' | 'find' | 'countOf' | 'commit' | 'newId'> =
  {
    // In the form of the real ones, which the rules ask for.
    newId: () => crypto.randomUUID().replace(/-/g, '').slice(0, 20),
    get: (path) => ask('get', path),
    find: (question) => ask('find', question),
    countOf: (question) => ask('countOf', question),
    commit: (changes, asRead) => ask('commit', changes, asRead),
  };
