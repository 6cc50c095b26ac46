import { atOnce } from '../../../src/platform/inParts';
import { doWork, type Answer, type Work } from '../../../src/contacts/store/analysis/work';

/** Stands in for the worker that analyzes contacts: it does the same work, a turn later. */
export class FakeWorker {
  /** Those that were started in this test, and not ended. */
  static readonly running = new Set<FakeWorker>();
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly #working = doWork();

  constructor() {
    FakeWorker.running.add(this);
  }

  postMessage(work: Work): void {
    // What is sent is copied: neither side can change what the other one has.
    const answer = atOnce(this.#working(structuredClone(work)));
    if (!answer) return;
    setTimeout(() => {
      if (FakeWorker.running.has(this)) this.onmessage?.({ data: structuredClone(answer) });
    });
  }

  terminate(): void {
    FakeWorker.running.delete(this);
  }
}
