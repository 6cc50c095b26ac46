import type * as sdk from 'firebase/functions';
import type { Functions, HttpsCallable, HttpsCallableResult } from 'firebase/functions';
import { call } from './call';

/** Stands in for `firebase/functions` in a page: the test's own process answers. */
type Sdk = typeof sdk;

export const getFunctions = (() => ({ region: 'us-central1' }) as Functions) as Sdk['getFunctions'];

export function connectFunctionsEmulator(): void {}

export const httpsCallable = (<Sent, Answer>(_functions: Functions, name: string) =>
  (async (data?: Sent | null): Promise<HttpsCallableResult<Answer>> => ({
    data: (await call('functions', name, [data], 'functions/internal')) as Answer,
  })) as HttpsCallable<Sent, Answer>) as Sdk['httpsCallable'];
