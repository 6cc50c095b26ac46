import { trustedTypes } from '../../../platform/trustedTypes';
import address from './analysisWorker?worker&url';
import type { Answer, StartAnalysis } from './work';

/** Analyzes contacts in a worker. The Trusted Types policy allows only its address. Throws without workers. */
export const analyzeInWorker: StartAnalysis = (onAnswer, onFailure) => {
  const policy = trustedTypes()?.createPolicy('cardfile-analysis', {
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
