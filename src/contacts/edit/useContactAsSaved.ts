import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactEditPath, contactPath } from '../../routes';
import type { HistoryState } from '../../ui/historyState';
import type { Contact } from '../contact';
import { hasRoomForDesk } from '../desk/beside';
import { useContactStore } from '../store/useContactStore';
import { useSaveOf, useSaves } from './Saves';

/** The contact with the texts of a running save (R15.143). If that fails or asks, its form opens again. */
export function useContactAsSaved(contact: Contact): Contact {
  const { id } = contact;
  const store = useContactStore();
  const saves = useSaves();
  const save = useSaveOf(id);
  const navigate = useNavigate();
  const openForm = useEffectEvent((): boolean => {
    const isHere = window.location.pathname === contactPath(id) && store.walked() === '';
    if (!isHere || !hasRoomForDesk()) return false;
    const state: HistoryState = { isAfterContact: true };
    void navigate(contactEditPath(id), { state });
    return true;
  });
  useEffect(() => saves.onProblem(id, () => openForm()), [saves, id]);
  return save?.kind === 'saving' ? save.contact : contact;
}
