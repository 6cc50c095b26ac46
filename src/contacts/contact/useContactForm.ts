import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { contactEditPath } from '../../routes';
import { useEditForm } from '../../session/useEditForm';
import type { HistoryState } from '../../ui/historyState';
import type { Contact } from '../model/contact';
import { withEachField, type ContactTexts } from '../model/fields';
import { useContactSession } from '../store/useContactStore';
import { changedFields } from '../model/changes';
import { contactTexts } from '../store/saves/saveContact';
import type { SaveEnd } from '../store/saves/Saves';
import { useSaveOf, useSaves } from '../store/saves/useSaves';
import { useDiscard } from './useDiscard';
import { useLeave } from './useLeave';
import { validateContact } from '../model/validateContact';

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
  const { store, notices } = useContactSession();
  const saves = useSaves();
  const save = useSaveOf(id);
  const navigate = useNavigate();
  const discard = useDiscard();
  const { leave, way, isAfterContact } = useLeave(id);
  // What the form began from: a fresher copy must not turn untouched fields into changes.
  const [stored, setStored] = useState(() => contactTexts(contact));
  const form = useEditForm(store.uid, stored, LABELS, {
    path: contactEditPath(id),
    changesIn: changedFields,
    tries: saves.tries(id),
  });

  const [isRead, setIsRead] = useState(isFresh);
  if (isFresh && !isRead) {
    // The list's copy may have been old. What was typed stays, and began from that copy.
    setIsRead(true);
    const now = Object.entries(contactTexts(contact)) as [keyof ContactTexts, string][];
    const untouched = Object.fromEntries(now.filter(([key]) => form.texts[key] === stored[key]));
    setStored({ ...stored, ...untouched });
    form.fill(untouched);
  }

  const [known, setKnown] = useState(save);
  if (save !== known) {
    setKnown(save);
    // Opened again while it was saved: what it took for its draft is stored now.
    if (save?.kind === 'saved') {
      const now = contactTexts(contact);
      setStored(now);
      form.fill({ ...now, ...changedFields(form.texts, now) });
    }
  }

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

  const isBusy = () => ['saving', 'asking'].includes(saves.of(id)?.kind ?? '');

  const send = async (waits: boolean, goOn: () => void) => {
    if (isBusy()) return;
    const toSave = form.toSave();
    if (!form.accepts(validateContact(toSave.texts, toSave.shown))) return;
    isWaiting.current = waits;
    const end = saves.save(store, contact, toSave, waits);
    if (!waits) goOn();
    const how = await end;
    isWaiting.current = false;
    if (!isDone(how)) return;
    form.forget();
    if (!waits) return;
    if (how === 'saved') notices.show({ kind: 'success', text: 'Your changes were saved.' });
    // After a quick Back the form is still drawn.
    if (isOpen.current && window.location.pathname === contactEditPath(id)) goOn();
  };

  /** The version of each text that the person chose; `null` where they go back to the form. */
  const answer = async (chosen: Partial<ContactTexts> | null) => {
    if (save?.kind !== 'asking') return;
    if (chosen) form.fill(chosen);
    save.answer(chosen);
    // The form that has begun the save was closed; this one waits in its place.
    if (isWaiting.current || !isDone(await save.end)) return;
    form.forget();
    if (isOpen.current) leave();
  };

  return {
    form,
    stored,
    save,
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
