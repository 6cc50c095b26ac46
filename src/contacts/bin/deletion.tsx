import { useState, type ReactNode } from 'react';
import { nextTask } from '../../platform/inParts';
import { contactPath } from '../../routes';
import type { Notice } from '../../session/notices';
import { startWork } from '../store/workWithNotice';
import type { ContactSession } from '../store/ContactSession';
import { byId, removed } from '../store/ContactStore';
import { useContactSession } from '../store/useContactStore';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import {
  deletedText,
  failedDeletion,
  forGoodText,
  named,
  question,
  restoredText,
} from './binTexts';
import { subject, type Named } from '../model/sentences';
import { deleteForGood } from '../store/bin/deleteForGood';
import { moveToBin, restoreFromBin, type BinMove, type BinRestore } from '../store/bin/moveCards';
import { BIN_PATH } from '../store/bin/storedBin';

interface Asked {
  contacts: readonly Named[];
  onConfirmed: () => void;
}

/** Asks before contacts are deleted (R4.14, R15.64). Draw `question`. `onConfirmed` is called when it starts. */
export function useDeletion(): {
  ask: (contacts: readonly Named[], onConfirmed?: () => void) => void;
  question: ReactNode;
} {
  const session = useContactSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
  };
  return {
    ask: (contacts, onConfirmed = () => {}) => {
      const pending = session.store.pendingDeletion.current();
      const left = contacts.filter(({ id }) => !pending.has(id));
      if (left.length > 0) setAsked({ contacts: left, onConfirmed });
    },
    question: asked && (
      <ConfirmDialog
        title={`Delete ${subject(asked.contacts)}?`}
        confirmLabel="Delete"
        onConfirm={() => {
          close();
          void deleteWithNotice(session, asked.contacts);
          asked.onConfirmed();
        }}
        onCancel={close}
      >
        {question(asked.contacts)}
      </ConfirmDialog>
    ),
  };
}

/** Deletes contacts, their rows struck meanwhile, and shows a notice with Undo (R15.61) in the place of `before`. */
export async function deleteWithNotice(
  session: ContactSession,
  contacts: readonly Named[],
  before?: Notice,
): Promise<void> {
  const { uid, store } = session;
  const ids = contacts.map(({ id }) => id);
  const { pendingDeletion } = store;
  pendingDeletion.set(new Set([...pendingDeletion.current(), ...ids]));
  const work = startWork(
    session,
    { doing: 'Deleting', what: subject(contacts), count: contacts.length },
    before,
  );
  const since = store.now();
  const move = await moveToBin(uid, ids, work.options);
  const ended = new Set(ids);
  const still = [...pendingDeletion.current()].filter((id) => !ended.has(id));
  pendingDeletion.set(new Set(still));
  void store.wrote(removed(move.moved), since);
  session.bin.invalidate();
  work.end(deletionNotice(session, contacts, move));
}

// A notice with Undo for what was deleted, and Try Again for what was not.
function deletionNotice(
  session: ContactSession,
  contacts: readonly Named[],
  move: BinMove,
): Notice {
  const deleted = named(contacts, move.moved);
  if (deleted.length === 0) {
    const notice: Notice = {
      kind: 'error',
      text: failedDeletion(contacts, move),
      actions: [
        { label: 'Try Again', act: () => void deleteWithNotice(session, contacts, notice) },
      ],
    };
    return notice;
  }
  const notice: Notice = {
    kind: 'success',
    text: deletedText(contacts, move, session.selection.current()),
    stays: deleted.length < contacts.length,
    undo: () => void restoreWithNotice(session, deleted, notice),
    actions: [{ label: 'Recently Deleted', to: BIN_PATH }],
  };
  return notice;
}

/** Moves contacts from Recently Deleted back into the list, and shows a notice in the place of `before`. */
export async function restoreWithNotice(
  session: ContactSession,
  contacts: readonly Named[],
  before?: Notice,
): Promise<void> {
  const { uid, store } = session;
  const work = startWork(
    session,
    { doing: 'Restoring', what: subject(contacts), count: contacts.length },
    before,
  );
  const ids = contacts.map(({ id }) => id);
  const since = store.now();
  const result = await restoreFromBin(uid, ids, work.options);
  void store.wrote(byId(result.restored), since);
  session.otherTabs.post(result.moved);
  if (result.going.length > 0) session.bin.invalidate();
  leaveBin(session, result.moved);
  // The list is drawn before the notice: the focus may go there.
  await nextTask();
  work.end(restoreNotice(session, contacts, result));
}

function restoreNotice(
  session: ContactSession,
  contacts: readonly Named[],
  result: BinRestore,
): Notice {
  const text = restoredText(contacts, result);
  const [first] = result.restored;
  const done = new Set(result.moved);
  const left = contacts.filter(({ id }) => !done.has(id));
  if (left.length === 0) {
    const isDone = result.restored.length === contacts.length;
    const kind = isDone ? 'success' : 'error';
    return { kind, text, tellsOfAdded: true, ...(first && { focus: contactPath(first.id) }) };
  }
  const notice: Notice = {
    kind: 'error',
    text,
    tellsOfAdded: true,
    actions: [
      { label: 'Try Again', act: () => void restoreWithNotice(session, left, notice) },
      { label: 'Recently Deleted', to: BIN_PATH },
    ],
  };
  return notice;
}

/** Deletes contacts of Recently Deleted for good, with their pictures, and shows a notice. */
export async function deleteForGoodWithNotice(
  session: ContactSession,
  contacts: readonly Named[],
): Promise<void> {
  const { store } = session;
  const work = startWork(session, {
    doing: 'Deleting',
    what: subject(contacts),
    count: contacts.length,
  });
  const ids = contacts.map(({ id }) => id);
  const result = await deleteForGood(store, ids, work.options);
  leaveBin(session, [...result.deleted, ...result.missing]);
  const isDone = result.deleted.length === contacts.length;
  work.end({ kind: isDone ? 'success' : 'error', text: forGoodText(contacts, result) });
  session.bin.invalidate();
}

function leaveBin({ bin }: ContactSession, ids: readonly string[]): void {
  const left = new Set(ids);
  bin.change((deleted) => deleted.filter(({ contact }) => !left.has(contact.id)));
}
