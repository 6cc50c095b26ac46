import { memoizeLast } from '../../../platform/memoizeLast';
import { runWhenIdle } from '../../../platform/runWhenIdle';
import type { CloseIndex } from '../../model/closeSearch';
import type { Contact } from '../../model/contact';
import type { Predicate } from '../../model/filter';
import { loadCloseSearch } from './loadCloseSearch';

const NONE: readonly Contact[] = [];

interface Made {
  index: CloseIndex;
  of: readonly Contact[];
}

/** Contacts that a search may mean which finds nothing (R15.152), as soon as the index is ready. A `ListView` has one. */
export class CloseMatches {
  readonly #onMade: () => void;
  #made: Made | null = null;
  #making: readonly Contact[] | null = null;
  #end = () => {};

  constructor(onMade: () => void) {
    this.#onMade = onMade;
  }

  /** Makes the index in idle time. Changes of the contacts without a search wait for the next one. */
  prepare(contacts: readonly Contact[], isSearching: boolean): void {
    const isWanted = !this.#made || (isSearching && this.#made.of !== contacts);
    if (!isWanted) this.rest();
    else if (this.#making !== contacts) {
      this.rest();
      this.#making = contacts;
      const keep = (index: CloseIndex) => {
        this.#made = { index, of: contacts };
        this.#making = null;
        this.#onMade();
      };
      let [isOver, cancel] = [false, () => {}];
      this.#end = () => {
        isOver = true;
        cancel();
      };
      // Without its code nothing is close; the next change of the list asks for it again.
      loadCloseSearch().then(
        (code) => {
          if (!isOver) cancel = runWhenIdle(code.CloseIndex.making(contacts, keep));
        },
        () => undefined,
      );
    }
  }

  /** Nobody looks at the list. */
  rest(): void {
    this.#end();
    this.#making = null;
  }

  /** What is close to `search` among `contacts`, where it has `found` nothing: the same array for the same. */
  to(
    search: string,
    contacts: readonly Contact[],
    found: readonly Contact[],
    predicate: Predicate | null,
  ): readonly Contact[] {
    return found.length > 0 ? NONE : this.#closeTo(this.#made, search, contacts, predicate);
  }

  readonly #closeTo = memoizeLast(
    (
      made: Made | null,
      search: string,
      contacts: readonly Contact[],
      predicate: Predicate | null,
    ): readonly Contact[] => {
      if (!made) return NONE;
      // The index may be outdated. The set is made when needed, which is rare.
      let here: Set<Contact> | null = null;
      const stays = (contact: Contact) =>
        (here ??= new Set(contacts)).has(contact) && (!predicate || predicate(contact));
      return made.index.closeTo(search, stays);
    },
  );
}
