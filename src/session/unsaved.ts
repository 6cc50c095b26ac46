import { hasDrafts } from './draftStore';
import { unfinishedUndos } from './unfinishedUndos';

/** What a log-out loses or leaves behind: typed texts, and contacts that an undo has not put back (R15.24). */
export type Unsaved = 'drafts' | 'undo';

/** In ms: how long other tabs have to answer. A tab that sleeps keeps its drafts and says nothing. */
const ANSWER_LIMIT = 200;

const CHANNEL = 'cardfile.drafts';

interface TabMessage {
  kind: 'question' | 'answer';
  uid: string;
  /** Of an answer. A tab with an older build says nothing, and means drafts. */
  unsaved?: readonly Unsaved[];
}

/** What a log-out has to ask about. */
export interface Question {
  unsaved: readonly Unsaved[];
  /** In this tab, not in another one. */
  isHere: boolean;
}

/** What a log-out of this user asks about; `null` where nothing is unsaved. */
export async function questionFor(uid: string): Promise<Question | null> {
  const here = unsavedHere(uid);
  const isHere = here.length > 0;
  const unsaved = isHere ? here : await unsavedElsewhere(uid);
  return unsaved.length > 0 ? { unsaved, isHere } : null;
}

function unsavedHere(uid: string): Unsaved[] {
  const unsaved: Unsaved[] = hasDrafts(uid) ? ['drafts'] : [];
  return unfinishedUndos.has(uid) ? [...unsaved, 'undo'] : unsaved;
}

/** Tells other tabs of this browser, when one asks, what this one holds, until `signal` ends it. */
export function answerOtherTabs(signal: AbortSignal): void {
  if (signal.aborted) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data: { kind, uid } }: MessageEvent<TabMessage>) => {
    const unsaved = unsavedHere(uid);
    if (kind !== 'question' || unsaved.length === 0) return;
    channel.postMessage({ kind: 'answer', uid, unsaved } satisfies TabMessage);
  });
  signal.addEventListener('abort', () => {
    channel.close();
  });
}

/** What another tab of this browser holds of this user. */
function unsavedElsewhere(uid: string): Promise<readonly Unsaved[]> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<readonly Unsaved[]>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'answer' && data.uid === uid) resolve(data.unsaved ?? ['drafts']);
    });
    setTimeout(() => {
      resolve([]);
    }, ANSWER_LIMIT);
    channel.postMessage({ kind: 'question', uid } satisfies TabMessage);
  }).finally(() => {
    channel.close();
  });
}
