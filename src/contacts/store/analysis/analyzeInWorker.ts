import { trustedTypes } from '../../../platform/trustedTypes';
import address from './judgeWorker?worker&url';
import type { Answer, StartJudging } from './work';

/** Judges contacts in a worker. The Trusted Types policy allows only its address. Throws without workers. */
export const judgeInWorker: StartJudging = (onAnswer, onFailure) => {
  const policy = trustedTypes()?.createPolicy('cardfile-judge', {
    createScriptURL: (asked) => (asked === address ? asked : null),
  });
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onFailure(new Error(`The worker has failed: ${event.message}`));
  };
  return {
    send: (work) => worker.postMessage(work),
    end: () => worker.terminate(),
  };
};
