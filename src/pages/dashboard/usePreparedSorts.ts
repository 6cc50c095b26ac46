import { useEffect } from 'react';
import type { ContactIndex } from './contactIndex';
import { inIdlePeriods } from './inIdlePeriods';
import { COLUMNS } from './listSort';

/**
 * Has each column's order ready before its header is clicked, from the first column to the last: of ten
 * thousand contacts the first sort of a column would else be most of the wait. Of an index that is
 * about to be replaced by that of the whole list it would be of no use.
 */
export function usePreparedSorts(index: ContactIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    return inIdlePeriods(COLUMNS.flatMap(index.preparation));
  }, [index, isWhole]);
}
