import { remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import { loadChunkInPlace } from '../lib/loadChunk';
import type { Message } from './message';

/** Stores a message to us with the server's time (R7.10). Throws `RemoteError`. */
export async function sendContactMessage(message: Message): Promise<void> {
  await remoteCall(async () => {
    // Loaded by the first message that is sent: public pages load no Firestore.
    const { createContactMessage } = await loadChunkInPlace(() => import('./createContactMessage'));
    await createContactMessage(message);
  }, WRITE_LIMIT);
}
