import type * as sdk from 'firebase/functions';
import type { Functions, HttpsCallable, HttpsCallableResult } from 'firebase/functions';

/**
 * Stands in for `firebase/functions` in component tests: each callable answers what the test has set,
 * and what it was called with is kept.
 */
type Sdk = typeof sdk;

export const callables = {
  answers: new Map<string, () => unknown>(),
  calls: [] as { name: string; data: unknown }[],
  reset(): void {
    this.answers.clear();
    this.calls = [];
  },
};

export const getFunctions = (() => ({ region: 'us-central1' }) as Functions) as Sdk['getFunctions'];

export function connectFunctionsEmulator(): void {}

export const httpsCallable = (<Sent, Answer>(_functions: Functions, name: string) =>
  (async (data?: Sent | null): Promise<HttpsCallableResult<Answer>> => {
    callables.calls.push({ name, data });
    await Promise.resolve();
    const answer = callables.answers.get(name);
    if (!answer) throw new Error(`No answer was set for ${name}.`);
    return { data: (await answer()) as Answer };
  }) as HttpsCallable<Sent, Answer>) as Sdk['httpsCallable'];
