import type * as sdk from 'firebase/firestore';
import type { DocumentChange, Query, QuerySnapshot } from 'firebase/firestore';
import { failure } from '../../component/fakes/fakeDatabase';
import type { Question } from '../../component/fakes/fakeQuery';
import * as lite from '../../component/fakes/firestoreLite';
import { ADDRESS, packed, unpacked, type Heard } from './wire';

/** Stands in for `firebase/firestore` in a page: one stream from the test's own process has all that is listened to. */
type Sdk = typeof sdk;

export const getFirestore = lite.getFirestore;
export const { connectFirestoreEmulator, setLogLevel } = lite;
export const collection = lite.collection;
export const query = lite.query;
export const where = lite.where;
export const orderBy = lite.orderBy;
export const limit = lite.limit;

interface Listener {
  question: Question;
  next: (snapshot: QuerySnapshot) => void;
  refused: (error: Error) => void;
}

let listeners: Listener[] = [];
let stream: EventSource | null = null;
let isCut = false;

export const onSnapshot = ((
  asked: Query,
  next: Listener['next'],
  refused: Listener['refused'],
): (() => void) => {
  const listener: Listener = { question: lite.questionOf(asked), next, refused };
  listeners = [...listeners, listener];
  reopen();
  return () => {
    listeners = listeners.filter((other) => other !== listener);
    reopen();
  };
}) as Sdk['onSnapshot'];

export async function disableNetwork(): Promise<void> {
  isCut = true;
  reopen();
  await Promise.resolve();
}

export async function enableNetwork(): Promise<void> {
  isCut = false;
  reopen();
  await Promise.resolve();
}

let isReopening = false;

/** Once for all that begin or end to listen in this turn. */
function reopen(): void {
  if (isReopening) return;
  isReopening = true;
  queueMicrotask(() => {
    isReopening = false;
    stream?.close();
    stream = null;
    if (isCut || listeners.length === 0) return;
    const heard = listeners;
    const questions = packed(heard.map(({ question }) => question));
    stream = new EventSource(`${ADDRESS}?questions=${encodeURIComponent(questions)}`);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { place, fromCache, changes } = unpacked(data) as Heard;
      const docs = changes.map(({ type, id, fields }) => {
        const doc = { id, data: () => fields };
        return { type, doc, oldIndex: 0, newIndex: 0 } as unknown as DocumentChange;
      });
      const snapshot = { metadata: { fromCache }, docChanges: () => docs };
      heard[place]?.next(snapshot as unknown as QuerySnapshot);
    };
    stream.addEventListener('refused', () => {
      for (const { refused } of heard) refused(failure('permission-denied'));
    });
  });
}
