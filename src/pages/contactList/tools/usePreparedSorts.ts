import { useEffect } from 'react';
import { COLUMNS } from '../../../contacts/columns';
import type { ContactIndex } from '../../../contacts/contactIndex';
import { runWhenIdle } from '../../../lib/runWhenIdle';

/** Has each column's order ready before its header is clicked: a first sort is most of the wait. */
export function usePreparedSorts(index: ContactIndex, isWhole: boolean): void {
  useEffect(
    () => (isWhole ? runWhenIdle(COLUMNS.flatMap(({ key }) => index.preparation(key))) : undefined),
    [index, isWhole],
  );
}
