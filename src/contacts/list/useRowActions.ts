import { useNavigate } from 'react-router-dom';
import { companyPath, contactEditPath, contactPath } from '../../routes';
import { runAction, runWhenRegistered, useActions } from '../../ui/actions';
import { hasRoomForDesk, useBeside } from '../desk/beside';
import { focusRow, rowIndex } from '../desk/useRowFocus';
import { useListModel } from './useListModel';

/** What keys do with the row in focus. Gives what opens a contact, by a key or by a press. */
export function useRowActions() {
  const navigate = useNavigate();
  const beside = useBeside();
  const { rows, shownId, tabStop, enter, follow } = useListModel();
  const rowInFocus = () => rows[rowIndex(document.activeElement)];

  useActions(
    {
      edit: () => {
        const contact = rowInFocus();
        // The contact beside it has that too, with the way back to it.
        if (!contact || contact.id === shownId) return false;
        return navigate(contactEditPath(contact.id), { state: { entersBox: true } });
      },
      openCompany: () => {
        const contact = rowInFocus();
        return contact ? navigate(companyPath(contact.id)) : false;
      },
    },
    'ofRows',
  );

  return (id: string, isByKey: boolean) => {
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('enterContact')) runWhenRegistered('enterContact');
    } else {
      enter(id);
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: beside?.follows === true });
  };
}
