import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { addressNetwork, callerAddress } from './callerAddress.js';
import { callableOptions } from './callableOptions.js';
import type { SupportResult } from './contract.js';
import { errorCode } from './errorCode.js';
import { sendMail } from './mailer.js';
import { smtpUrl, supportMailbox, supportSender } from './parameters.js';
import { readSupportRequest, supportMail } from './supportRequest.js';
import { withFlatPayload } from './withFlatPayload.js';

// The emulator would ask the real Secret Manager; the launcher gives it the mail catcher's address.
const secrets = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : [smtpUrl];

const LIMIT_MILLISECONDS = 10_000;

/** Mails a support request to the support mailbox: validate, count, send (R7.13, R12.1). */
export const sendSupportEmail = withFlatPayload(
  onCall<unknown, Promise<SupportResult>>(
    { ...callableOptions, secrets, maxInstances: 5, timeoutSeconds: 30 },
    async (request) => {
      const read = readSupportRequest(request.data);
      if (read.kind === 'invalid') throw new HttpsError('invalid-argument', read.problem);

      if (!(await isWithinLimit(request))) {
        throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
      }

      const mail = supportMail(read.request, {
        mailbox: supportMailbox.value(),
        sender: supportSender.value(),
        uid: request.auth?.uid ?? null,
      });
      const messageId = await sendMail(smtpUrl.value(), mail).catch(notSent('mail'));
      logInfo('Support request sent.', { messageId });
      return { success: true };
    },
  ),
);

async function isWithinLimit({ auth, rawRequest }: CallableRequest): Promise<boolean> {
  // Here, because index.ts loads this file for the prices too, and Firestore takes long to load.
  const { takeTurn } = await import('./rateLimit.js');
  const address = callerAddress(rawRequest.headers);
  // Whose address cannot be told shares one count with all the others.
  const caller = auth ? `uid ${auth.uid}` : `address ${address ? addressNetwork(address) : ''}`;
  return Promise.race([takeTurn(caller), silence()]).catch(notSent('limit'));
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
