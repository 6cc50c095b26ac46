import { inShortTasks } from '../../../platform/inParts';
import { doWork, type StartAnalysis } from './work';

/** Analyzes contacts on the page, a few ms at a time, for browsers without a worker (R15.158). */
export const analyzeHere: StartAnalysis = (onAnswer, onFailure) => {
  const over = new AbortController();
  const { signal } = over;
  const working = doWork();
  let before = Promise.resolve();
  return {
    send: (work) => {
      before = before
        .then(() => inShortTasks(working(work), signal))
        .then((answer) => {
          if (answer) onAnswer(answer);
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          over.abort();
          onFailure(error);
        });
    },
    end: () => over.abort(),
  };
};
