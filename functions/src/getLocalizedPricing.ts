import { onCall } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { callableOptions } from './callableOptions.js';
import type { PricingResult } from './contract.js';
import { countryOfAddress } from './countryOfAddress.js';
import { errorCode } from './errorCode.js';
import { pricing } from './pricing.js';
import { withFlatPayload } from './withFlatPayload.js';

/** Answers the prices of the caller's country (R7.1, R12.7). Takes no payload and looks at none. */
export const getLocalizedPricing = withFlatPayload(
  onCall<unknown, PricingResult>(
    { ...callableOptions, maxInstances: 10, timeoutSeconds: 10 },
    ({ rawRequest }) => {
      try {
        const prices = pricing(rawRequest.headers, countryOfAddress);
        return { success: true, error: null, pricing: prices };
      } catch (error) {
        logError('Prices could not be looked up.', { code: errorCode(error) });
        return { success: false, error: 'unavailable', pricing: null };
      }
    },
  ),
);
