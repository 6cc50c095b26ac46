import { FirebaseError } from 'firebase/app';

/** An upload that waits until the test moves it. */
export interface HeldUpload {
  /** Says how many of 100 bytes have gone. */
  progress: (bytes: number) => void;
  release: () => void;
}

type Progress = (bytes: number) => void;
type Plan = (onProgress: Progress) => Promise<void>;

/** The file storage of one test, and how its next uploads go. */
class FakeFiles {
  readonly #plans: Plan[] = [];
  #deletionFailure: string | null = null;
  /** The path and content of every file sent, also of failed uploads. */
  readonly sent: { path: string; content: unknown }[] = [];
  /** The places of the files that are stored. */
  readonly stored = new Set<string>();
  /** What the next file's address is, where it is not the usual one. */
  address: string | null = null;

  reset(): void {
    this.#plans.length = 0;
    this.sent.length = 0;
    this.stored.clear();
    this.#deletionFailure = null;
    this.address = null;
  }

  /** The next upload that has no plan yet fails with a Storage code. */
  failNext(code: string): void {
    this.#plans.push(() => Promise.reject(storageFailure(code)));
  }

  /** The next upload that has no plan yet waits. */
  holdNext(): HeldUpload {
    let release = () => {};
    let tell: Progress = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    this.#plans.push((onProgress) => {
      tell = onProgress;
      return gate;
    });
    return {
      release,
      progress: (bytes) => {
        tell(bytes);
      },
    };
  }

  async upload(path: string, content: unknown, onProgress: Progress): Promise<void> {
    this.sent.push({ path, content });
    await Promise.resolve();
    await this.#plans.shift()?.(onProgress);
    this.stored.add(path);
  }

  /** From now on each deletion fails with this Storage code (`null`: none does). */
  failDeletions(code: string | null): void {
    this.#deletionFailure = code;
  }

  async delete(path: string): Promise<void> {
    await Promise.resolve();
    if (this.#deletionFailure !== null) throw storageFailure(this.#deletionFailure);
    if (!this.stored.delete(path)) throw storageFailure('object-not-found');
  }

  async list(folder: string): Promise<string[]> {
    await Promise.resolve();
    return [...this.stored].filter((path) => path.startsWith(`${folder}/`));
  }

  addressOf(path: string): string {
    return this.address ?? `https://firebasestorage.googleapis.com/${path}`;
  }
}

export const fileStorage = new FakeFiles();

/** An error as Storage throws it. */
export function storageFailure(code: string): FirebaseError {
  return new FirebaseError(`storage/${code}`, `made to fail by the test: ${code}`);
}
