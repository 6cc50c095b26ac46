import type { SupportRefusal } from '../../functions/src/contract';
import { remoteCall, WRITE_LIMIT } from '../firebase/remoteCall';
import type { Message } from './message';

/**
 * Sends a request through the callable, with these four fields and nothing else (R3.8, R7.13). It
 * becomes a mail, which must not be sent twice. Throws `RemoteError`.
 */
export async function sendSupportRequest(message: Message): Promise<void> {
  await remoteCall(
    async () => {
      // Loaded by the first request that is sent, not by everybody who reads the page.
      const { sendSupportEmail } = await import('../firebase/callables');
      await sendSupportEmail(message);
    },
    WRITE_LIMIT,
    'once',
  );
}

/**
 * When the next request will be accepted, where this one was one too many: `in 8 minutes`. Otherwise ''
 * (R12.11).
 */
export function whenToTryAgain(error: unknown): string {
  const { details } = ((error as Error).cause ?? {}) as {
    details?: Partial<SupportRefusal> | null;
  };
  const seconds = details?.retryAfter;
  if (typeof seconds !== 'number' || !(seconds > 0)) return '';
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat('en');
  return minutes < 60
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
