import { atOnce } from '../../../platform/inParts';
import { doWork, type Work } from './work';

// The worker. It makes no requests and stores nothing.
const working = doWork();

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const answer = atOnce(working(data));
  if (answer) self.postMessage(answer);
});
