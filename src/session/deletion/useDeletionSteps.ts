import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeContacts } from '../../contacts/cache';
import { deleteContacts, type Deletion } from '../../contacts/deleteContacts';
import { useSession } from '../useSession';
import type { DeleteQuestionProps } from './DeleteQuestion';
import { deletedText, failedDeletion, named } from './deletionTexts';
import { keepTabOpen } from './keepTabOpen';
import { offerUndo } from './offerUndo';

interface Progress {
  done: number;
  isStopping: boolean;
}

/** The steps of a deletion: the question, the work, a second question where one is needed, and the offer. */
export function useDeletionSteps({ contacts, onClose, onDeleted }: DeleteQuestionProps) {
  const session = useSession();
  const [first, setFirst] = useState<Deletion | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState('');
  const work = useRef<AbortController>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const asked = first ? named(contacts, first.kept) : contacts;

  const run = async (): Promise<Deletion> => {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setError('');
    const show = (done: number) => {
      setProgress({ done, isStopping: signal.aborted });
    };
    show(0);
    const letTabClose = keepTabOpen();
    const ids = asked.map(({ id }) => id);
    const options = { forGood: first !== null, signal, onProgress: show };
    const deletion = await deleteContacts(session.uid, ids, options);
    letTabClose();
    setProgress(null);
    return deletion;
  };

  const finish = async (deletion: Deletion, forGood: number) => {
    const isNothingGone = deletion.deleted.length === 0;
    const message = isNothingGone
      ? failedDeletion(contacts, deletion)
      : deletedText(contacts, deletion, forGood);
    if (isOpen.current && isNothingGone && deletion.failure) {
      setFirst(null);
      setError(message);
      return;
    }
    const wasOpen = isOpen.current;
    // The focus goes back to where it was before that may go with the contacts.
    flushSync(onClose);
    removeContacts(session.client, session.uid, ...deletion.deleted);
    // Otherwise the person has left the page since: the one that they see stays.
    if (wasOpen && !isNothingGone) onDeleted();
    if (isNothingGone && !deletion.failure) return;
    const stays = deletion.deleted.length < contacts.length;
    await offerUndo(session, { contacts, deletion, message, stays });
  };

  return {
    asked,
    /** What the first question has led to, while the second one is asked. */
    first,
    /** `null` while nothing is being deleted. */
    progress,
    error,
    confirm: async () => {
      const deletion = await run();
      if (first) {
        const deleted = [...first.deleted, ...deletion.deleted];
        const failure = first.failure ?? deletion.failure;
        await finish({ ...first, deleted, kept: [], failure }, deletion.deleted.length);
      } else if (isOpen.current && deletion.kept.length > 0) setFirst(deletion);
      else await finish(deletion, 0);
    },
    cancel: () => {
      if (first) void finish(first, 0);
      else onClose();
    },
    stop: () => {
      work.current?.abort();
      setProgress((before) => before && { ...before, isStopping: true });
    },
  };
}
