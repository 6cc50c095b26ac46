import type { SupportRefusal } from '../../functions/src/contract';
import { loadCallables } from '../firebase/late';
import { failureOf, remoteWrite } from '../firebase/remoteCall';
import { failureReason } from '../platform/remoteFailure';
import type { Message } from './message';

/**
 * Sends a request through the callable, with these four fields and nothing else (R3.8, R7.13). It
 * becomes a mail, which must not be sent twice. Throws `RemoteError`.
 */
export async function sendSupportRequest(message: Message): Promise<void> {
  await remoteWrite(
    async () => {
      const { sendSupportEmail } = await loadCallables();
      await sendSupportEmail(message);
    },
    { repeats: 'once' },
  );
}

/** Why a request was not sent (R10.21); after too many, when the next one will be (R12.11). */
export function refusalReason(error: unknown): string {
  const later = whenToTryAgain(error);
  // Not always this person's: a network has a limit too, and so have all together (R12.4, R12.8).
  if (later) return `There were too many requests. You can send the next one ${later}.`;
  const failure = failureOf(error);
  // A second one would be a second mail.
  if (failure === 'timedOut') {
    return 'The service took too long to respond. Your message may still have gone through.';
  }
  return failureReason(failure);
}

/** `in 8 minutes`; '' if the refusal names no time. */
function whenToTryAgain(error: unknown): string {
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
