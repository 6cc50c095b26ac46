import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

// An empty one: the library sets its own once for all test files. Without this the browser has none.
Object.assign(globalThis, { indexedDB: new IDBFactory() });
