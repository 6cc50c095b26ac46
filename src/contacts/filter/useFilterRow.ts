import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { filterPreparation } from '../store/facets';
import type { ListView, ShownList } from '../store/view/ListView';

/** The row of chips that changes the filter of a list, and what shows it. */
export function useFilterRow({ dispatch }: ListView, { list, query, isFilterOpen }: ShownList) {
  const filterRow = useRef<HTMLUListElement>(null);
  const isWhole = list.kind === 'all';
  const prepare = useEffectEvent(() => runWhenIdle(filterPreparation(list.contacts)));
  useEffect(() => (isWhole ? prepare() : undefined), [isWhole]);
  return {
    filterRow,
    /** Shows the row with its first chip open. Hides it where nothing is filtered. */
    pressFilter: () => {
      const isShown = isFilterOpen && query.filter === '';
      flushSync(() => dispatch({ type: 'openFilter', isOpen: !isShown }));
      const chip = filterRow.current?.querySelector('button');
      // Escape leads back to what has the focus now.
      chip?.focus();
      chip?.click();
    },
  };
}
