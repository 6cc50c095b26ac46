import { useEffect } from 'react';
import type { ContactIndex } from '../../contacts/contactIndex';
import { COLUMNS } from '../../contacts/columns';

/** Has each column's order ready before its header is clicked: a first sort is most of the wait. */
export function usePreparedSorts(index: ContactIndex, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    let cancel = () => {};
    let isLeft = false;
    import('../../lib/runWhenIdle').then(
      ({ runWhenIdle }) => {
        if (!isLeft) cancel = runWhenIdle(COLUMNS.flatMap(({ key }) => index.preparation(key)));
      },
      // Without it, a first sort takes longer.
      () => undefined,
    );
    return () => {
      isLeft = true;
      cancel();
    };
  }, [index, isWhole]);
}
