import { useEffect } from 'react';
import type { ContactIndex } from '../../contacts/index';
import { runWhenIdle } from './runWhenIdle';
import { COLUMNS } from '../../contacts/columns';

/**
 * Has each column's order ready before its header is clicked, from the first column to the last: of ten
 * thousand contacts the first sort of a column would else be most of the wait. Of an index that is
 * about to be replaced by that of the whole list it would be of no use.
 */
export function usePreparedSorts(index: ContactIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    return runWhenIdle(COLUMNS.flatMap(index.preparation));
  }, [index, isWhole]);
}
