import { useNavigate } from 'react-router-dom';
import { contactEditPath, contactPath } from '../../routes';
import { readDraft, writeDraft } from '../../session/draftStore';
import type { HistoryState } from '../../ui/historyState';
import { useContactSession } from '../store/useContactStore';
import { useSaves } from '../store/saves/useSaves';

/** Discards the draft of a contact's form and says so; Undo opens the form with it again (R15.145). */
export function useDiscard(): (id: string) => void {
  const { store, notices } = useContactSession();
  const saves = useSaves();
  const navigate = useNavigate();
  return (id) => {
    const form = contactEditPath(id);
    const draft = readDraft(store.uid, form);
    saves.forget(id);
    if (Object.keys(draft).length === 0) return;
    writeDraft(store.uid, form, {});
    const notice = notices.show({
      kind: 'success',
      text: 'Changes discarded.',
      undo: () => {
        notices.dismiss(notice);
        // What was typed since is newer.
        writeDraft(store.uid, form, { ...draft, ...readDraft(store.uid, form) });
        saves.reopen(id);
        const { pathname } = window.location;
        // Open again already: its entry knows the way back.
        if (pathname === form) return;
        const state: HistoryState = { isAfterContact: pathname === contactPath(id) };
        void navigate(form, { state });
      },
    });
  };
}
