import type { Sieve } from '../store/ContactIndex';
import type { ContactList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { useListFilter } from '../filter/useListFilter';
import { DEFAULT_SORT } from './columns';
import type * as listTools from './ListTools';
import { useCloseMatches } from './useCloseMatches';
import { useListQuery } from './useListQuery';
import { useRows } from './useRows';

/** A list of which there is something to show. */
export type LoadedList = Extract<ContactList, { contacts: unknown }>;

/** Search, sort and filter of the list, and what they leave of it; `within` holds a part of it alone. */
export function useShownList(
  list: LoadedList,
  within: Sieve | undefined,
  tools: typeof listTools | null,
) {
  const query = useListQuery();
  const { search, sort, filter } = query;
  const store = useContactStore();
  const filtering = useListFilter(list, filter, within);
  // Not deferred: the list of ten thousand is ready for the same frame as the letter in the box.
  const found = store.visible(search, sort, within);
  const visible = store.visible(search, sort, filtering.sieve);
  const isRanked = sort === null && search.trim() !== '';
  const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
  const close = useCloseMatches(tools, list, search, visible, filtering.sieve);
  const { rows, places } = useRows(visible, close, search, shownSort);
  return {
    ...query,
    ...filtering,
    /** Before the filter. */
    found,
    /** The contacts that stay, in their order: what the files hold. */
    visible,
    /** What is close to the search, and not counted. */
    close,
    /** Both, and where they stand. */
    rows,
    places,
    /** Whether the best match comes first; then `shownSort` is `null`. */
    isRanked,
    shownSort,
  };
}

export type ShownList = ReturnType<typeof useShownList>;
