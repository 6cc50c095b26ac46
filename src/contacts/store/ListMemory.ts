import { Listeners } from '../../lib/Listeners';
import { isSameView, writtenState, type ListView } from '../../ui/historyState';
import type { Contact } from '../contact';

/** Remembers how the contacts list was left, for the way back to it. */
export class ListMemory {
  #view: ListView = { sort: '', state: null };
  #shown: readonly Contact[] = [];
  readonly #listeners = new Listeners();

  /** For what stands beside the list. */
  readonly subscribe = this.#listeners.subscribe;

  get view(): ListView {
    return this.#view;
  }

  /** The contacts of that view in its order; none where that is not known. */
  get shown(): readonly Contact[] {
    return this.#shown;
  }

  /** The address of the list with its sort. */
  get address(): string {
    return `/dashboard${this.#view.sort}`;
  }

  /** What a way to that address must hand over, so that the search is found there. */
  get state() {
    return writtenState(this.#view.state);
  }

  keepView(view: ListView, shown: readonly Contact[] = []): void {
    this.#view = view;
    this.#shown = shown;
    this.#listeners.tell();
  }

  isAt(view: ListView): boolean {
    return isSameView(view, this.#view);
  }
}
