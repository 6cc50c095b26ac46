import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HistoryState } from '../../ui/historyEntry';
import { contactEditPath, contactPath } from '../../routes';
import { changesOf } from '../../session/draft';
import { focusedPart } from '../../ui/keys';
import { isDialogOpen } from '../../ui/useModalDialog';
import type { Contact } from '../model/contact';
import { hasRoomForDesk } from '../desk/detailPane';
import { useContactStore } from '../store/useContactStore';
import { useContactDraft, useSaves } from '../store/saves/useSaves';

/** The contact with the texts of a running save (R15.143). If that fails or asks, its form opens again. */
export function useContactAsSaved(contact: Contact): Contact {
  const { id } = contact;
  const store = useContactStore();
  const saves = useSaves();
  const draft = useContactDraft(id);
  const navigate = useNavigate();
  const hasActed = useHasActed(id);
  const openForm = useEffectEvent((): boolean => {
    const isHere = window.location.pathname === contactPath(id) && store.previewed.current() === '';
    // What is typed elsewhere would go on in a box of the form, or be lost with its dialog. The page may have put the
    // focus into the list by itself when the form closed.
    const isElsewhere = (hasActed.current && focusedPart() === 'list') || isDialogOpen();
    if (!isHere || isElsewhere || !hasRoomForDesk()) return false;
    const state: HistoryState = { isAfterContact: true };
    void navigate(contactEditPath(id), { state });
    return true;
  });
  useEffect(() => saves.onProblem(id, (isGone) => !isGone && openForm()), [saves, id]);
  // The same object for the same texts: effects of the page depend on it.
  return useMemo(
    () => (draft?.status.kind === 'sending' ? { ...contact, ...changesOf(draft) } : contact),
    [contact, draft],
  );
}

/** Whether the person has pressed anything since this contact is shown. */
function useHasActed(id: string) {
  const hasActed = useRef(false);
  useEffect(() => {
    hasActed.current = false;
    const note = () => {
      hasActed.current = true;
    };
    // Not the press that has closed the form.
    const end = new AbortController();
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, note, { capture: true, signal: end.signal });
    }
    return () => {
      end.abort();
    };
  }, [id]);
  return hasActed;
}
