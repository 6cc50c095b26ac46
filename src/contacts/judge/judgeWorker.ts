import { atOnce } from '../../lib/inParts';
import { doWork, type Work } from './work';

// A module of its own: nothing here asks the network or keeps anything, and what comes in goes nowhere else.
const working = doWork();

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const answer = atOnce(working(data));
  if (answer) self.postMessage(answer);
});
