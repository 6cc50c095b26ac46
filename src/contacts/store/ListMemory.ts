import { Listeners } from '../../platform/Listeners';
import { isSameView, writtenState, type ListView } from '../../ui/historyState';
import type { Contact } from '../model/contact';

const NONE: readonly Contact[] = [];

/** Remembers how the contacts list was left, for the way back to it. */
export class ListMemory {
  #view: ListView = { sort: '', state: null };
  #shown: (() => readonly Contact[]) | null = null;
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  get view(): ListView {
    return this.#view;
  }

  /** Whether the list itself was shown, and not only its view known. */
  get isShown(): boolean {
    return this.#shown !== null;
  }

  /** The contacts of that view in its order, the same array each time. Asked once all contacts are loaded. */
  shown(): readonly Contact[] {
    const contacts = this.#shown?.() ?? NONE;
    if (this.#shown) this.#shown = () => contacts;
    return contacts;
  }

  get address(): string {
    return `/dashboard${this.#view.sort}`;
  }

  /** What a way to that address must hand over, so that the search is found there. */
  get state() {
    return writtenState(this.#view.state);
  }

  /** `shown` finds its contacts: the list may be left before all of them are loaded. */
  keepView(view: ListView, shown: (() => readonly Contact[]) | null = null): void {
    this.#view = view;
    this.#shown = shown;
    this.#listeners.tell();
  }

  isAt(view: ListView): boolean {
    return isSameView(view, this.#view);
  }
}
