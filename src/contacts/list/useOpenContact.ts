import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../routes';
import { runAction, runWhenOffered } from '../../ui/keys';
import { hasRoomForDesk, useDetailPane } from '../desk/detailPane';
import { leaveRow } from '../desk/sharedElements';
import { focusRow, rowAt } from '../desk/useRowFocus';
import { useListModel } from './useListModel';

/** Gives what opens a contact of the list, by a key or by a press. */
export function useOpenContact() {
  const navigate = useNavigate();
  const pane = useDetailPane();
  const { tabStop, enter, follow } = useListModel();

  return (id: string, { target, detail }: MouseEvent) => {
    const isByKey = detail === 0;
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('contact', 'enter')) runWhenOffered('contact', 'enter');
    } else {
      enter(id);
      leaveRow(id, rowAt(target));
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: pane?.follows === true });
  };
}
