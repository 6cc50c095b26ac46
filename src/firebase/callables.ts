import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { PricingResult, SupportRequest, SupportResult } from '../../functions/src/contract';
import { app } from './app';
import { emulators } from './configuration';

/** Both callables run there (R9.6). */
const functions = getFunctions(app, 'us-central1');

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.functions}`);
  connectFunctionsEmulator(functions, hostname, Number(port));
}

/** The prices for where the visitor is (R7.1). */
export const getLocalizedPricing = httpsCallable<null, PricingResult>(
  functions,
  'getLocalizedPricing',
);

/** Mails a request to support (R7.13). */
export const sendSupportEmail = httpsCallable<SupportRequest, SupportResult>(
  functions,
  'sendSupportEmail',
);
