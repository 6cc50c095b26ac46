import { listStored, readStored, STORED, writeStored } from '../platform/storage/browserStorage';

/** Unsaved texts: only the changed fields, each with the text it began from. */
export type Draft = Readonly<Record<string, DraftField>>;

interface DraftField {
  began: string;
  text: string;
}

/** This tab's draft for `uid` ('' for a visitor), or an empty one. A visitor's draft passes to who signs in. */
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

/** Whether this tab holds a draft of this user, or one from before they signed in. */
export function hasDrafts(uid: string): boolean {
  return listStored('SESSION', 'draft').some((of) => ['', uid].includes(uidOf(of)));
}

/** Removes every draft in this tab, at a log-out. */
export function forgetDrafts(): void {
  removeDrafts(() => true);
}

/** Removes drafts of other users when `uid` signs in. */
export function keepDraftsOf(uid: string): void {
  removeDrafts((owner) => owner !== uid && owner !== '');
}

function removeDrafts(isMeant: (uid: string) => boolean): void {
  for (const of of listStored('SESSION', 'draft')) {
    if (isMeant(uidOf(of))) writeStored('SESSION', 'draft', null, of);
  }
  lockDrafts();
}

/** A shared lock: each tab with drafts of `uid` holds it. */
export function draftLock(uid: string): string {
  return STORED.draft + uid;
}

/** The locks of all tabs; `undefined` on an insecure origin, such as a laptop's own network. */
export function tabLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks ?? undefined;
}

const held = new Map<string, () => void>();

/** Shows other tabs whose drafts this one has. Call it when drafts may have changed. */
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
