import { hasDrafts } from './draftStore';

/** In ms: how long other tabs have to answer. A tab that sleeps keeps its drafts and says nothing. */
const ANSWER_LIMIT = 200;

const CHANNEL = 'cardfile.drafts';

interface TabMessage {
  kind: 'question' | 'answer';
  uid: string;
}

/** What a log-out has to ask about: texts that are typed and not saved (R15.24). */
export interface Question {
  /** In this tab, not in another one. */
  isHere: boolean;
}

/** What a log-out of this user asks about; `null` where nothing is unsaved. */
export async function questionFor(uid: string): Promise<Question | null> {
  if (hasDrafts(uid)) return { isHere: true };
  return (await hasDraftsElsewhere(uid)) ? { isHere: false } : null;
}

/** Tells other tabs of this browser, when one asks, what this one holds, until `signal` ends it. */
export function answerOtherTabs(signal: AbortSignal): void {
  if (signal.aborted) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data: { kind, uid } }: MessageEvent<TabMessage>) => {
    if (kind !== 'question' || !hasDrafts(uid)) return;
    channel.postMessage({ kind: 'answer', uid } satisfies TabMessage);
  });
  signal.addEventListener('abort', () => {
    channel.close();
  });
}

/** Whether another tab of this browser holds drafts of this user. */
function hasDraftsElsewhere(uid: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'answer' && data.uid === uid) resolve(true);
    });
    setTimeout(() => {
      resolve(false);
    }, ANSWER_LIMIT);
    channel.postMessage({ kind: 'question', uid } satisfies TabMessage);
  }).finally(() => {
    channel.close();
  });
}
