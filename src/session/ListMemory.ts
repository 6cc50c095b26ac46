/** Where the contacts list was left, at one search and sort. */
export interface ListPosition {
  scrollY: number;
  /** The contact that was opened, or '', and where it stood in the list, from 0. */
  contactId: string;
  index: number;
}

/** Remembers how the contacts list was left, for the way back to it. */
export class ListMemory {
  #search = '';
  #position: ListPosition | null = null;

  /** The list's search and sort as in the address bar: '' or `?...`. */
  get search(): string {
    return this.#search;
  }

  /** The address of the list with that search and sort. */
  get address(): string {
    return `/dashboard${this.#search}`;
  }

  get position(): ListPosition | null {
    return this.#position;
  }

  keepSearch(search: string): void {
    this.#search = search;
  }

  keepPosition(position: ListPosition): void {
    this.#position = position;
  }
}
