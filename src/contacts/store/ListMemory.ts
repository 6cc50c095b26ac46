import type { Contact } from '../contact';

/** Where the contacts list was left, at one search and sort. */
export interface ListPosition {
  scrollY: number;
  /** The contact that was opened, or '', and where it stood in the list, from 0. */
  contactId: string;
  index: number;
}

/** What a history entry of the list holds: the words of the search, and whose they are. */
export interface ListState {
  search: string;
  uid: string;
}

/** How the list was left: the sort as in the address bar ('' or `?...`), and the search. */
export interface ListView {
  sort: string;
  state: ListState | null;
}

/** Remembers how the contacts list was left, for the way back to it. */
export class ListMemory {
  #view: ListView = { sort: '', state: null };
  #shown: readonly Contact[] = [];
  #position: ListPosition | null = null;

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
  get state(): ListState | null {
    return this.#view.state;
  }

  keepView(view: ListView, shown: readonly Contact[] = []): void {
    this.#view = view;
    this.#shown = shown;
  }

  /** Where the list was left, if it was left at this search and sort. */
  positionAt(view: ListView): ListPosition | null {
    return this.isAt(view) ? this.#position : null;
  }

  isAt({ sort, state }: ListView): boolean {
    return sort === this.#view.sort && state?.search === this.#view.state?.search;
  }

  keepPosition(position: ListPosition): void {
    this.#position = position;
  }
}
