import { useNavigate } from 'react-router-dom';
import { contactEditPath, contactPath } from '../../routes';
import { isUnsaved } from '../../session/draft';
import { useContactSession } from '../store/useContactStore';
import { useSaves } from '../store/saves/useSaves';
import type { HistoryState } from '../../ui/historyEntry';

/** Discards the draft of a contact's form and says so; Undo opens the form with it again (R15.145). */
export function useDiscard(): (id: string) => void {
  const { drafts, notices } = useContactSession();
  const saves = useSaves();
  const navigate = useNavigate();
  return (id) => {
    const form = contactEditPath(id);
    const discarded = drafts.find(form);
    saves.forget(id);
    if (!discarded) return;
    drafts.dispatch(form, { kind: 'discard' });
    if (!isUnsaved(discarded)) return;
    const notice = notices.show({
      kind: 'success',
      text: 'Changes discarded.',
      undo: () => {
        notices.dismiss(notice);
        drafts.dispatch(form, { kind: 'undoDiscard', discarded });
        const { pathname } = window.location;
        // Open again already: its entry knows the way back.
        if (pathname === form) return;
        const state: HistoryState = { isAfterContact: pathname === contactPath(id) };
        void navigate(form, { state });
      },
    });
  };
}
