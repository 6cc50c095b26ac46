import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason } from '../../platform/remoteFailure';
import { bidiIsolate, counted } from '../../platform/text';
import type { Notice } from '../../session/notices';
import { shownName, type Contact } from '../model/contact';
import type { Decisions } from '../store/decisions/Decisions';
import { useContactSession } from '../store/useContactStore';
import { answersFor, type Group, type PairAnswer } from './groups';
import { mergeContacts, undoMerge, type MergeResult, type Merged } from './mergeContacts';
import { showMergeUndone, showMerge } from './showMerge';

/** The three answers to a group, each with a notice that can undo it. */
export function useAnswers(decisions: Decisions) {
  const session = useContactSession();
  const { uid, store, notices } = session;

  const answer = async ({ contacts }: Group, said: PairAnswer) => {
    const words =
      said === 'both'
        ? `${nameOf(contacts)}: one person with ${counted(contacts.length, 'card', 'cards')}.`
        : `${nameOf(contacts)}: not the same person.`;
    // Two of them may have an answer from before the others came: it stays.
    const known = decisions.current('pairs');
    const open = [...answersFor(contacts, said)].filter(
      ([question]) => known.kind !== 'known' || !known.entries.has(question),
    );
    const stored = decisions.decide('pairs', new Map(open));
    const back = new Map(open.map(([question]) => [question, null]));
    const undo = () => {
      decisions
        .decide('pairs', back)
        .catch((error: unknown) => fail('That couldn’t be undone.', error, { again: undo }));
    };
    const notice = notices.show({ kind: 'success', text: words, undo });
    try {
      await stored;
    } catch (error) {
      fail('Your answer wasn’t stored.', error, { before: notice });
    }
  };

  const fail = (
    words: string,
    error: unknown,
    { before, again }: { before?: Notice; again?: () => void },
  ) => {
    const text = `${words} ${writeFailureReason(failureOf(error))}`;
    const tryAgain = () => {
      notices.dismiss(notice);
      again?.();
    };
    const actions = again ? [{ label: 'Try Again', act: tryAgain }] : [];
    const notice: Notice = { kind: 'error', text, actions };
    notices.show(notice, before);
  };

  const keep = async ({ contacts }: Group, kept: Contact): Promise<void> => {
    const others = contacts.filter(({ id }) => id !== kept.id);
    const ids = others.map(({ id }) => id);
    const busy = notices.show({ kind: 'busy', text: `Making one card of ${nameOf(contacts)}...` });
    const result = await mergeContacts(uid, kept.id, ids);
    if (result.kind === 'done') {
      showMerge(session, result.one);
      const rest = others.length === 1 ? 'The other one is' : 'The others are';
      const notice: Notice = {
        kind: 'success',
        text: `${nameOf(contacts)} is one card now. ${rest} in Recently Deleted.`,
        undo: () => void undo(result.one, notice),
        actions: [{ label: 'Recently Deleted', to: '/recently-deleted' }],
      };
      notices.show(notice, busy);
      return;
    }
    notices.show({ kind: 'error', text: reasonOf(result) }, busy);
    // An answer may have been lost: reads what is stored.
    if (result.kind === 'failed') await store.check([kept.id, ...ids]);
  };

  const undo = async (one: Merged, before: Notice) => {
    const busy = notices.show({ kind: 'busy', text: 'Bringing the cards back...' }, before);
    const result = await undoMerge(uid, one);
    if (result.kind === 'done') {
      showMergeUndone(session, result.contacts);
      const text = `${counted(result.contacts.length, 'card is', 'cards are')} back.`;
      notices.show({ kind: 'success', text, tellsOfAdded: true }, busy);
      return;
    }
    const text =
      result.kind === 'changed'
        ? 'This can’t be undone: one of the cards was changed since. The others are in Recently Deleted.'
        : `This couldn’t be undone. ${writeFailureReason(result.failure)}`;
    const again = { label: 'Try Again', act: () => void undo(one, notice) };
    const notice: Notice = {
      ...{ kind: 'error', text },
      actions: [
        ...(result.kind === 'failed' ? [again] : []),
        { label: 'Recently Deleted', to: '/recently-deleted' },
      ],
    };
    notices.show(notice, busy);
  };

  return { answer, keep };
}

function nameOf(contacts: readonly Contact[]): string {
  return bidiIsolate(shownName(contacts.find(({ name }) => name !== '')?.name ?? ''));
}

function reasonOf(result: Exclude<MergeResult, { kind: 'done' }>): string {
  const unchanged = (reason: string) => `Nothing was changed. ${reason}`;
  if (result.kind === 'tooLong') return unchanged('Their notes would be too long for one.');
  // The usual words would be of one contact.
  if (result.failure === 'missing') return unchanged('One of the cards no longer exists.');
  const reason = writeFailureReason(result.failure);
  return result.failure === 'timedOut' ? reason : unchanged(reason);
}
