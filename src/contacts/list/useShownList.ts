import type { Predicate } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import { useContactStore } from '../store/useContactStore';
import { useListFilter } from '../filter/useListFilter';
import { DEFAULT_SORT } from '../model/columns';
import { useCloseMatches } from './useCloseMatches';
import { useListQuery } from './useListQuery';
import { useRows } from './useRows';

/** Search, sort and filter of the list, and their result; `within` limits it to a part of the list. */
export function useShownList(list: LoadedList, within: Predicate | undefined) {
  const query = useListQuery();
  const { search, sort, filter } = query;
  const store = useContactStore();
  const filtering = useListFilter(list, filter, within);
  // Not deferred: ten thousand contacts are filtered in the frame of the key press.
  const found = store.visible(search, sort, within);
  const visible = store.visible(search, sort, filtering.predicate);
  const isRanked = sort === null && search.trim() !== '';
  const shownSort = isRanked ? null : (sort ?? DEFAULT_SORT);
  const close = useCloseMatches(list, search, found, filtering.predicate);
  const { rows, places } = useRows(visible, close, search, shownSort);
  return {
    ...query,
    ...filtering,
    /** Before the filter. */
    found,
    /** The contacts that remain, which the files hold. */
    visible,
    /** Contacts that a misspelt search may mean, which are not counted. */
    close,
    /** Both, with their places. */
    rows,
    places,
    /** Whether the best match comes first; `shownSort` is then `null`. */
    isRanked,
    shownSort,
  };
}

export type ShownList = ReturnType<typeof useShownList>;
