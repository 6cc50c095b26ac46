/** What somebody has typed and not saved: the changed fields alone, each with what it began from. */
export type Draft = Readonly<Record<string, DraftField>>;

interface DraftField {
  began: string;
  text: string;
}

/** Before the uid ('' for a visitor) and the path of the form, with a blank between the two. */
const PREFIX = 'cardfile.draft ';

const keyOf = (uid: string, form: string) => `${PREFIX}${uid} ${form}`;
const uidOf = (key: string) => key.slice(PREFIX.length).split(' ', 1)[0] ?? '';

/**
 * The draft of this form that this tab holds for this user; empty where there is none. What a visitor typed
 * is theirs who sign in.
 */
export function readDraft(uid: string, form: string): Draft {
  return { ...storedDraft(keyOf('', form)), ...storedDraft(keyOf(uid, form)) };
}

function storedDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(isField));
  } catch {
    return {};
  }
}

function isField(entry: [string, unknown]): entry is [string, DraftField] {
  const { began, text } = { ...(entry[1] as Partial<DraftField> | null) };
  return typeof began === 'string' && typeof text === 'string';
}

/** Keeps a draft in this tab (R15.24); an empty one is forgotten. A browser that keeps nothing is no error. */
export function writeDraft(uid: string, form: string, draft: Draft): void {
  try {
    sessionStorage.removeItem(keyOf('', form));
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(uid, form));
    else sessionStorage.setItem(keyOf(uid, form), JSON.stringify(draft));
  } catch {
    // Full or refused: what is typed still stands in the form.
  }
  lockDrafts();
}

/** Whether this tab holds a draft of this user. */
export function hasDrafts(uid: string): boolean {
  return draftKeys().some((key) => uidOf(key) === uid);
}

/** Somebody logs out in this tab and leaves nothing behind. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
  lockDrafts();
}

/** `uid` signs in: what another user typed in this tab goes. */
export function keepDraftsOf(uid: string): void {
  for (const key of draftKeys()) {
    if (![uid, ''].includes(uidOf(key))) sessionStorage.removeItem(key);
  }
  lockDrafts();
}

/** The lock that each tab holds, with others, as long as it has drafts of `uid`. */
export function draftLock(uid: string): string {
  return `${PREFIX}${uid}`;
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
  const uids = new Set(draftKeys().map(uidOf));
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

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
