import { listStored, readStored, STORED, writeStored } from '../storage/browserStorage';

/** What somebody has typed and not saved: the changed fields alone, each with what it began from. */
export type Draft = Readonly<Record<string, DraftField>>;

interface DraftField {
  began: string;
  text: string;
}

/**
 * The draft of this form that this tab holds for this user ('' for a visitor); empty where there is none. A
 * visitor's draft passes to the person who signs in.
 */
export function readDraft(uid: string, form: string): Draft {
  return { ...storedDraft('', form), ...storedDraft(uid, form) };
}

function storedDraft(uid: string, form: string): Draft {
  try {
    const draft: unknown = JSON.parse(readStored('SESSION', 'draft', `${uid} ${form}`) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(isField));
  } catch {
    return {};
  }
}

function isField(entry: [string, unknown]): entry is [string, DraftField] {
  const { began, text } = { ...(entry[1] as Partial<DraftField> | null) };
  return typeof began === 'string' && typeof text === 'string';
}

/** Keeps a draft in this tab (R15.24), or removes an empty one. */
export function writeDraft(uid: string, form: string, draft: Draft): void {
  writeStored('SESSION', 'draft', null, ` ${form}`);
  const isEmpty = Object.keys(draft).length === 0;
  writeStored('SESSION', 'draft', isEmpty ? null : JSON.stringify(draft), `${uid} ${form}`);
  lockDrafts();
}

/** Whether this tab holds a draft of this user. */
export function hasDrafts(uid: string): boolean {
  return listStored('SESSION', 'draft').some((of) => uidOf(of) === uid);
}

/** Removes every draft in this tab: somebody logs out. */
export function forgetDrafts(): void {
  removeDrafts(() => true);
}

/** `uid` signs in: what another user typed in this tab goes. */
export function keepDraftsOf(uid: string): void {
  removeDrafts((owner) => owner !== uid && owner !== '');
}

function removeDrafts(isMeant: (uid: string) => boolean): void {
  for (const of of listStored('SESSION', 'draft')) {
    if (isMeant(uidOf(of))) writeStored('SESSION', 'draft', null, of);
  }
  lockDrafts();
}

/** The lock that each tab holds, with others, as long as it has drafts of `uid`. */
export function draftLock(uid: string): string {
  return STORED.draft + uid;
}

/** What all tabs of the site hold; `undefined` where it is not served securely, as on a laptop's own network. */
export function tabLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks ?? undefined;
}

/** How to let go of each lock that this tab holds, by uid. */
const held = new Map<string, () => void>();

/** Lets other tabs see whose drafts this one has. To be called where drafts may have come or gone. */
export function lockDrafts(): void {
  const locks = tabLocks();
  if (!locks) return;
  const uids = new Set(listStored('SESSION', 'draft').map(uidOf));
  for (const [uid, release] of held) {
    if (uids.has(uid)) continue;
    held.delete(uid);
    release();
  }
  for (const uid of uids) {
    if (held.has(uid)) continue;
    const isOver = new Promise<void>((resolve) => held.set(uid, resolve));
    void locks.request(draftLock(uid), { mode: 'shared' }, () => isOver);
  }
}

function uidOf(of: string): string {
  return of.split(' ', 1)[0] ?? '';
}
