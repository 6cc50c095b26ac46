import { doWork, type Work } from './work';

// A module of its own: nothing here asks the network or keeps anything, and what comes in goes nowhere else.
const answerTo = doWork();

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const answer = answerTo(data);
  if (answer) self.postMessage(answer);
});
