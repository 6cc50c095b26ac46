import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyPath, contactEditPath, contactPath } from '../../routes';
import { runAction, runWhenRegistered, useActions } from '../../ui/actions';
import type { Contact } from '../model/contact';
import { hasRoomForDesk, useBeside } from '../desk/beside';
import { focusRow, rowIndex } from '../desk/useRowFocus';

interface RowActions {
  /** The contacts of the rows, in their order. */
  rows: readonly Contact[];
  /** The contact that stands beside the list; '' for none. */
  shownId: string;
  tabStop: RefObject<HTMLAnchorElement | null>;
  setActiveId: (id: string) => void;
  follow: (id: string) => void;
  /** The page is about to be left. */
  save: () => void;
}

/** What keys do with the row in focus. Gives what opens a contact, by a key or by a press. */
export function useRowActions({ rows, shownId, tabStop, setActiveId, follow, save }: RowActions) {
  const navigate = useNavigate();
  const beside = useBeside();
  const rowInFocus = () => rows[rowIndex(document.activeElement)];

  const open = (id: string, isByKey: boolean) => {
    save();
    if (hasRoomForDesk()) {
      // The list stays in sight, and a press keeps the focus in it.
      focusRow(id, follow, tabStop);
      if (isByKey && !runAction('enterContact')) runWhenRegistered('enterContact');
    } else {
      setActiveId(id);
    }
    // Of several contacts beside one list the last one stands in the history.
    void navigate(contactPath(id), { replace: beside?.follows === true });
  };

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
        if (!contact) return false;
        save();
        return navigate(companyPath(contact.id));
      },
    },
    'ofRows',
  );

  return open;
}
