import type { QueryClient } from '@tanstack/react-query';
import { putContacts } from '../../contacts/cache';
import { deletePictures } from '../../contacts/contactPictures';
import { type Deletion, LONGEST_OFFER } from '../../contacts/deleteContacts';
import { restoreContacts } from '../../contacts/restoreContacts';
import type { StoredContact } from '../../contacts/storedContacts';
import { postponeFiles } from '../../firebase/filesToDelete';
import { unfinishedUndos } from '../unfinishedUndos';
import { failedUndo, type Named, picturesLeft, restoredText } from './deletionTexts';
import { keepTabOpen } from './keepTabOpen';

/** In ms: how long Undo is offered, as long as nobody holds it. */
const OFFER = 10_000;

/** In ms: other tabs wait longer, as a tab in the background may be late to end its offer. */
const MARGIN = 10_000;

export type UndoState =
  | { kind: 'offered' }
  | { kind: 'restoring'; done: number }
  /** What is left is in memory alone. `canRetry` is false for what the rules refuse. */
  | { kind: 'failed'; message: string; canRetry: boolean }
  | { kind: 'said'; message: string; isError: boolean; stays: boolean }
  | { kind: 'over' };

export interface Offered {
  uid: string;
  client: QueryClient;
  contacts: readonly Named[];
  deletion: Deletion;
  /** What was done. It stays after the offer where something was not done. */
  message: string;
  stays: boolean;
}

/**
 * The Undo of one deletion (R15.61):
 *
 *     offered -- 10 s, or another deletion --> over: the pictures go
 *        |
 *        v
 *     restoring --> said: all are back, and their pictures stay
 *        |  ^
 *        v  |
 *      failed -- given up --> over: the pictures go
 *
 * A session that ends, and a tab that closes, leave the pictures to the next visit.
 */
export class UndoOffer {
  readonly offered: Offered;
  state: UndoState;
  /** Those that are not back. */
  left: readonly StoredContact[];
  readonly #listeners = new Set<() => void>();
  readonly #ids: ReadonlySet<string>;
  #due = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #letTabClose = () => {};

  constructor(offered: Offered) {
    const { deletion, message } = offered;
    this.offered = offered;
    this.left = deletion.stored;
    this.#ids = new Set(deletion.deleted);
    const isError = deletion.deleted.length === 0;
    this.state = { kind: 'said', message, isError, stays: isError || offered.stays };
    if (this.left.length > 0 && !isError) this.state = { kind: 'offered' };
    else void this.#deletePictures();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): UndoState => this.state;

  /** Stops the time: somebody points at the offer, or is about to answer it. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#postpone(LONGEST_OFFER);
    // Held for very long: what other tabs may delete is put off again.
    this.#timer = setTimeout(() => {
      this.hold();
    }, LONGEST_OFFER / 2);
  }

  /** Gives the whole time, from now. */
  release(): void {
    const { state } = this;
    const isTimed = state.kind === 'offered' || (state.kind === 'said' && !state.stays);
    if (!isTimed) return;
    clearTimeout(this.#timer);
    this.#postpone(OFFER + MARGIN);
    this.#timer = setTimeout(() => {
      this.end();
    }, OFFER);
  }

  /** The notice is no longer there to tell the end. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#letTabClose();
  }

  /** Ends the offer, or gives up what could not be put back. */
  end(): void {
    clearTimeout(this.#timer);
    this.#letTabClose();
    const { state } = this;
    const { message, stays } = this.offered;
    const wasUndoable = state.kind === 'offered' || state.kind === 'failed';
    // If the pictures cannot go now, the next visit need not wait for an offer that was held.
    if (wasUndoable) this.#postpone(0);
    if (state.kind === 'offered' && stays) {
      this.#become({ kind: 'said', message, isError: false, stays });
    } else {
      this.#become({ kind: 'over' });
    }
    if (wasUndoable) void this.#deletePictures();
  }

  /** Puts back what is not back yet. */
  async undo(): Promise<void> {
    // The computer slept: another tab may have deleted the pictures.
    if (this.state.kind === 'offered' && Date.now() > this.#due) {
      this.end();
      return;
    }
    const { uid, client, contacts } = this.offered;
    this.hold();
    this.#letTabClose();
    this.#keepTabOpen();
    this.#become({ kind: 'restoring', done: 0 });
    const result = await restoreContacts(uid, this.left, (done) => {
      this.#become({ kind: 'restoring', done });
    });
    this.left = [...result.left, ...result.refused];
    putContacts(client, uid, ...result.restored);
    void client.invalidateQueries({ queryKey: ['contact', uid] });
    // The list is drawn first, as the focus may go there.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.left.length > 0) {
      const message = failedUndo(contacts, result);
      this.#become({ kind: 'failed', message, canRetry: result.failure !== null });
      return;
    }
    this.#letTabClose();
    const stored = new Set(this.offered.deletion.stored.map(({ id }) => id));
    const back = contacts.filter(({ id }) => stored.has(id) && this.#ids.has(id));
    this.#become({ kind: 'said', message: restoredText(back), isError: false, stays: false });
    this.release();
    // Of those that were deleted for good.
    void this.#deletePictures();
  }

  /** Settles when nothing can be put back any more, and ends what nobody has answered. */
  settle(): Promise<void> {
    if (this.state.kind === 'offered') this.end();
    return new Promise((resolve) => {
      const look = () => {
        if (this.state.kind === 'said' || this.state.kind === 'over') resolve();
      };
      this.subscribe(look);
      look();
    });
  }

  #become(state: UndoState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Neither a closed tab nor a log-out takes what is not back without a question. */
  #keepTabOpen(): void {
    const { uid } = this.offered;
    const letTabClose = keepTabOpen();
    unfinishedUndos.add(uid);
    this.#letTabClose = () => {
      letTabClose();
      unfinishedUndos.delete(uid);
    };
  }

  #postpone(time: number): void {
    if (this.state.kind === 'said' || this.state.kind === 'over') return;
    this.#due = Date.now() + time;
    postponeFiles(this.offered.uid, this.#ids, this.#due);
  }

  async #deletePictures(): Promise<void> {
    const { uid } = this.offered;
    try {
      await deletePictures(uid, this.#ids);
    } catch {
      const message = picturesLeft(this.#ids.size);
      this.#become({ kind: 'said', message, isError: true, stays: true });
    }
  }
}
