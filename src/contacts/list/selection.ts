import { runAction } from '../../ui/keys';
import { rowIndex } from '../desk/useRowFocus';
import { useListModel } from './useListModel';

/** What selects rows: a press of a box, with Shift all up to it, and the arrow keys with Shift. */
export function useRowSelection() {
  const { rows, dispatch } = useListModel();
  const rowInFocus = () => rows[rowIndex(document.activeElement)];
  return {
    rowInFocus,
    /** Presses the box of the row at `index`. `false` without such a row. */
    press: (index: number, withShift: boolean) => {
      const id = rows[index]?.id;
      if (id === undefined) return false;
      dispatch({ type: 'press', id, withShift });
      return true;
    },
    /** Selects the row and the next one, or lets the row go where both are: the way back. */
    extend: (step: 'nextRow' | 'previousRow') => {
      const from = rowInFocus();
      if (!from) return false;
      runAction('list', step);
      const to = rowInFocus();
      if (to) dispatch({ type: 'extend', from: from.id, to: to.id });
      return true;
    },
  };
}
