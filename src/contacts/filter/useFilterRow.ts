import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { filterPreparation } from '../store/facets';
import { useListView, useView } from '../store/view/useView';

/** Prepares the filter of the list, and gives what shows its row of chips or hides it. */
export function useFilterRow(filterRow: RefObject<HTMLElement | null>): () => void {
  const view = useListView();
  const isWhole = useView(({ contents }) => contents.list.kind === 'all');
  const prepare = useEffectEvent(() => runWhenIdle(filterPreparation(view.contents.list.contacts)));
  useEffect(() => (isWhole ? prepare() : undefined), [isWhole]);
  /** Shows the row with its first chip open. Hides it where nothing is filtered. */
  return () => {
    const { isFilterOpen, query } = view.state;
    const isShown = isFilterOpen && query.filter === '';
    flushSync(() => view.dispatch({ type: 'openFilter', isOpen: !isShown }));
    const chip = filterRow.current?.querySelector('button');
    // Escape leads back to what has the focus now.
    chip?.focus();
    chip?.click();
  };
}
