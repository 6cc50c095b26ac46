import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { runAction, runWhenOffered } from '../../ui/keys';
import { hasRoomForDesk, useDetailPane } from '../desk/detailPane';
import { leaveRow } from '../desk/sharedElements';
import { focusRow, rowIndex } from '../desk/useRowFocus';
import { useFollow, useListElements } from './listElements';
import { useListView } from '../store/view/useView';

/** Gives what opens a contact of the list, whose row is `row`, by a key or by a press. */
export function useOpenContact() {
  const navigate = useNavigate();
  const pane = useDetailPane();
  const view = useListView();
  const { tabStop } = useListElements();
  const follow = useFollow();

  return (row: Element | null, isByKey: boolean) => {
    const id = view.contents.rows[rowIndex(row)]?.id;
    if (id === undefined) return;
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('contact', 'enter')) runWhenOffered('contact', 'enter');
    } else {
      view.dispatch({ type: 'enter', id });
      leaveRow(id, row);
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: pane?.follows === true });
  };
}
