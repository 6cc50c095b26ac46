import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { contactEditPath } from '../../routes';
import { useDraft } from '../../session/useDraft';
import { contactTexts, type Contact } from '../model/contact';
import { withEachField, type ContactTexts } from '../model/fields';
import { useContactSession } from '../store/useContactStore';
import { changedFields } from '../model/changes';
import type { SaveEnd } from '../store/saves/Saves';
import { useSaves } from '../store/saves/useSaves';
import { useDiscard } from './useDiscard';
import { useLeave } from './useLeave';
import { validateContact } from '../model/validateContact';
import type { HistoryState } from '../../ui/historyEntry';

/** What the form calls each field. */
export const LABELS = withEachField(({ label }) => label);

interface ContactFormOptions {
  /** Whether the contact was read since the form was opened. Before, it is the list's copy. */
  isFresh: boolean;
  /** Whether the form waits for its save. Where it stands beside the list the contact shows the new texts at once. */
  isAwaited: boolean;
}

/** The texts of a contact's form, its save, and the ways out of it (R15.143 to R15.145). */
export function useContactForm(contact: Contact, { isFresh, isAwaited }: ContactFormOptions) {
  const { id } = contact;
  const { store, drafts, notices } = useContactSession();
  const saves = useSaves();
  const navigate = useNavigate();
  const discard = useDiscard();
  const { leave, way, isAfterContact } = useLeave(id);
  const path = contactEditPath(id);
  const form = useDraft(path, contactTexts(contact), { changesIn: changedFields, isFresh });
  const { status, base } = form.draft;

  const isOpen = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    const end = saves.onProblem(id, () => true);
    return () => {
      isOpen.current = false;
      end();
    };
  }, [saves, id]);

  const isBusy = () => {
    const kind = drafts.find(path)?.status.kind;
    return kind === 'sending' || kind === 'conflict';
  };

  const send = async (waits: boolean, goOn: () => void) => {
    if (isBusy()) return;
    if (!form.accepts(validateContact(form.texts, base))) return;
    isWaiting.current = waits;
    const end = saves.save(contact, waits);
    if (!waits) goOn();
    const how = await end;
    isWaiting.current = false;
    if (!isDone(how) || !waits) return;
    if (how === 'saved') notices.show({ kind: 'success', text: 'Your changes were saved.' });
    // After a quick Back the form is still drawn.
    if (isOpen.current && window.location.pathname === path) goOn();
  };

  const answer = async (chosen: Partial<ContactTexts> | null) => {
    const end = saves.answer(id, chosen);
    // Where the form that has begun the save was closed, this one waits in its place.
    if (isWaiting.current || !isDone(await end)) return;
    if (isOpen.current) leave();
  };

  return {
    form,
    stored: base,
    status,
    answer: (chosen: Partial<ContactTexts> | null) => void answer(chosen),
    submit: () => void send(isAwaited, leave),
    /** Saves, and opens the form of another contact; without one, this contact. */
    saveAndEdit: (next: string | undefined) => {
      const goOn = () => {
        if (next === undefined) {
          leave();
          return;
        }
        // Beside the list in this very frame: what is typed next is meant for the next box.
        if (!isAwaited) {
          flushSync(() => {
            store.previewed.set(next);
          });
        }
        const state: HistoryState = { isAfterContact, entersBox: true };
        void navigate(contactEditPath(next), { replace: true, state });
      };
      void send(false, goOn);
    },
    cancel: () => {
      if (!isBusy()) discard(id);
      leave();
    },
    /** Links out: `keep` the draft, or `cancel`. */
    ways: {
      keep: way(),
      cancel: way(() => {
        if (!isBusy()) discard(id);
      }),
    },
  };
}

function isDone(end: SaveEnd): boolean {
  return end === 'saved' || end === 'unchanged';
}
