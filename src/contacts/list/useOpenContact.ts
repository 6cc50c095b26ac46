import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { runAction, runWhenOffered } from '../../ui/keys';
import { hasRoomForDesk, useDetailPane } from '../desk/detailPane';
import { focusRow } from '../desk/useRowFocus';
import { useListModel } from './useListModel';

/** Gives what opens a contact of the list, by a key or by a press. */
export function useOpenContact() {
  const navigate = useNavigate();
  const pane = useDetailPane();
  const { tabStop, enter, follow } = useListModel();

  return (id: string, isByKey: boolean) => {
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('contact', 'enter')) runWhenOffered('contact', 'enter');
    } else {
      enter(id);
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: pane?.follows === true });
  };
}
