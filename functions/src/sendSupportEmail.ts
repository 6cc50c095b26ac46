import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { addressNetworks, callerAddress } from './callerAddress.js';
import { callableOptions } from './callableOptions.js';
import type { SupportRefusal, SupportResult } from './contract.js';
import { errorCode } from './errorCode.js';
import { sendMail } from './mailer.js';
import { smtpUrl, supportMailbox, supportSender } from './parameters.js';
import { supportMail, type Account } from './supportMail.js';
import { readSupportRequest } from './supportRequest.js';
import { withFlatPayload } from './withFlatPayload.js';

// The emulator would ask the real Secret Manager; the launcher gives it the mail catcher's address.
const secrets = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : [smtpUrl];

const LIMIT_MILLISECONDS = 10_000;

/** What an alert watches for (docs/operations.md). */
const DAY_LIMIT = { code: 'support-day-limit' };

/** Mails a support request to the support mailbox: validate, count, send (R7.13, R12.1). */
export const sendSupportEmail = withFlatPayload(
  onCall<unknown, Promise<SupportResult>>(
    { ...callableOptions, secrets, maxInstances: 5, timeoutSeconds: 30 },
    async (request) => {
      const read = readSupportRequest(request.data);
      if (read.kind === 'invalid') throw new HttpsError('invalid-argument', read.problem);

      const giveBack = await count(request);

      const mail = supportMail(read.request, {
        mailbox: supportMailbox.value(),
        sender: supportSender.value(),
        account: accountOf(request),
      });
      const messageId = await sendMail(smtpUrl.value(), mail).catch(async (error: unknown) => {
        await giveBack();
        return notSent('mail')(error);
      });
      logInfo('Support request sent.', { messageId });
      return { success: true };
    },
  ),
);

/** Counts the request, or refuses it (R12.4, R12.8). The answer takes it out of the counts again. */
async function count({ auth, rawRequest }: CallableRequest): Promise<() => Promise<void>> {
  // Here, because index.ts loads this file for the prices too, and Firestore takes long to load.
  const { countsOf, giveTurnBack, takeTurn } = await import('./rateLimit.js');
  const address = callerAddress(rawRequest.headers);
  const counts = countsOf(address ? addressNetworks(address) : [], auth?.uid);
  const turn = await Promise.race([takeTurn(counts), silence()]).catch(notSent('limit'));
  if (turn.kind === 'taken') {
    if (turn.reachesTotal) logError('Support requests have reached the limit of a day.', DAY_LIMIT);
    // Where this fails, the request stays counted: nobody is told more than that it was not sent.
    return () =>
      Promise.race([giveTurnBack(counts, turn.time), silence()]).catch((error: unknown) => {
        logError('A support request stays counted.', { code: errorCode(error) });
      });
  }
  if (turn.isTotal) logError('A support request is beyond the limit of a day.', DAY_LIMIT);
  const refusal: SupportRefusal = { retryAfter: Math.ceil(turn.wait / 1000) };
  const words = 'Too many requests. Please try again later.';
  throw new HttpsError('resource-exhausted', words, refusal);
}

function accountOf({ auth }: CallableRequest): Account | null {
  if (!auth) return null;
  const { email = '', email_verified: isVerified = false } = auth.token;
  return { uid: auth.uid, email, isVerified };
}

// Firestore's library tries for 40 s before it says that nobody answers.
function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(Object.assign(new Error('Firestore does not answer.'), { code: 'ETIMEDOUT' }));
    }, LIMIT_MILLISECONDS).unref();
  });
}

function notSent(step: 'limit' | 'mail'): (error: unknown) => never {
  return (error) => {
    logError('Support request not sent.', { step, code: errorCode(error) });
    throw new HttpsError('unavailable', 'The message could not be sent.');
  };
}
