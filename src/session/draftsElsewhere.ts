import { hasDrafts } from './draftStore';

/** In ms: how long other tabs have to answer. A tab that sleeps keeps its drafts and says nothing. */
const ANSWER_LIMIT = 200;

const CHANNEL = 'cardfile.drafts';

interface TabMessage {
  kind: 'question' | 'answer';
  uid: string;
}

/** Tells other tabs of this browser, when one asks, that this one holds drafts; returns how to stop that. */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'question' || !hasDrafts(data.uid)) return;
    channel.postMessage({ kind: 'answer', uid: data.uid } satisfies TabMessage);
  });
  return () => {
    channel.close();
  };
}

/** Whether another tab of this browser holds drafts of this user. */
export function draftsElsewhere(uid: string): Promise<boolean> {
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
