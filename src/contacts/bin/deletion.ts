import { failureOf } from '../../firebase/remoteCall';
import { keepTabOpen } from '../../lib/keepTabOpen';
import { contactPath, type Path } from '../../routes';
import type { Notice } from '../../session/notices';
import { tellWork } from '../many/tellWork';
import type { ContactSession } from '../store/useContactStore';
import { deletedText, forGoodText, named, restoredText, subject, type Named } from './binTexts';
import { deleteForGood, picturesInUse } from './deleteForGood';
import {
  moveToBin,
  restoreFromBin,
  type BinMove,
  type BinRestore,
  type MoveOptions,
} from './moveCards';
import { binKey, readBin, type DeletedContact } from './readBin';

export const BIN_PATH = '/recently-deleted' satisfies Path;

/** Moves contacts to Recently Deleted. The list has them until `tellDeletion`. Never throws. */
export async function deleteContacts(
  { uid }: ContactSession,
  contacts: readonly Named[],
  options: MoveOptions,
): Promise<BinMove> {
  const letTabClose = keepTabOpen();
  const ids = contacts.map(({ id }) => id);
  const move = await moveToBin(uid, ids, options);
  letTabClose();
  return move;
}

/** Takes what was deleted out of the list, and says it, with Undo (R15.61); in the place of the notice `before`. */
export function tellDeletion(
  session: ContactSession,
  contacts: readonly Named[],
  move: BinMove,
  before?: Notice,
): void {
  const { uid, client, store, notices } = session;
  store.remove(...move.moved);
  void client.invalidateQueries({ queryKey: binKey(uid) });
  const deleted = named(contacts, move.moved);
  const notice: Notice = {
    kind: 'success',
    text: deletedText(contacts, move),
    stays: deleted.length < contacts.length,
    undo: () => void restoreAndTell(session, deleted, notice),
    actions: [{ label: 'Recently Deleted', to: BIN_PATH }],
  };
  notices.show(notice, before);
}

/**
 * Moves contacts from Recently Deleted back into the list, and says so. What fails stays there, and can be tried
 * again. A notice tells how far it is, in the place of the notice `before`.
 */
export async function restoreAndTell(
  session: ContactSession,
  contacts: readonly Named[],
  before?: Notice,
): Promise<void> {
  const { uid, client, store } = session;
  const work = tellWork(
    session,
    { doing: 'Restoring', what: subject(contacts), count: contacts.length },
    before,
  );
  const ids = contacts.map(({ id }) => id);
  const result = await restoreFromBin(uid, ids, work.options);
  store.put(...result.restored);
  leaveBin(session, result.moved);
  const changed = new Set<unknown>(result.moved);
  void client.invalidateQueries({
    // Those alone: a form that is open for another contact stays as it is.
    predicate: ({ queryKey: [kind, owner, id] }) =>
      kind === 'contact' && owner === uid && changed.has(id),
  });
  // The list is drawn before anything is said: the focus may go there.
  await new Promise((resolve) => setTimeout(resolve));
  work.end(restoreNotice(session, contacts, result));
}

/** What was restored; what was not can be tried again. */
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
    const kind = result.gone.length > 0 ? 'error' : 'success';
    return { kind, text, tellsOfAdded: true, ...(first && { focus: contactPath(first.id) }) };
  }
  const notice: Notice = {
    kind: 'error',
    text,
    tellsOfAdded: true,
    actions: [
      { label: 'Try Again', act: () => void restoreAndTell(session, left, notice) },
      { label: 'Recently Deleted', to: BIN_PATH },
    ],
  };
  return notice;
}

/** Deletes contacts of Recently Deleted for good, with their pictures, and says so. */
export async function deleteForGoodAndTell(
  session: ContactSession,
  contacts: readonly Named[],
): Promise<void> {
  const { uid, client, store } = session;
  const work = tellWork(session, {
    doing: 'Deleting',
    what: subject(contacts),
    count: contacts.length,
  });
  const ids = new Set(contacts.map(({ id }) => id));
  try {
    // A picture that another contact shows stays.
    const [living, bin] = await Promise.all([store.whole(), readBin(uid)]);
    const others = bin.map(({ contact }) => contact).filter(({ id }) => !ids.has(id));
    const inUse = picturesInUse(uid, [...living, ...others]);
    const result = await deleteForGood(uid, [...ids], inUse, work.options);
    leaveBin(session, [...result.deleted, ...result.missing]);
    const isDone = result.deleted.length === contacts.length;
    work.end({ kind: isDone ? 'success' : 'error', text: forGoodText(contacts, result) });
  } catch (error) {
    const result = { deleted: [], missing: [], picturesLeft: [], failure: failureOf(error) };
    work.end({ kind: 'error', text: forGoodText(contacts, result) });
  }
  void client.invalidateQueries({ queryKey: binKey(uid) });
}

/** Takes contacts out of what was read of the bin. */
function leaveBin({ uid, client }: ContactSession, ids: readonly string[]): void {
  const left = new Set(ids);
  client.setQueryData<DeletedContact[]>(binKey(uid), (bin) =>
    bin?.filter(({ contact }) => !left.has(contact.id)),
  );
}
