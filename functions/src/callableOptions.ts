import type { CallableOptions } from 'firebase-functions/https';
import { enforceAppCheck, siteOrigins } from './parameters.js';

/** What both callables have in common. Each adds how many may run and for how long. */
export const callableOptions = {
  region: 'us-central1',
  memory: '256MiB',
  cors: siteOrigins,
  // The SDK itself reads this one while a deployment is prepared, and warns about that; it is harmless.
  enforceAppCheck,
} satisfies CallableOptions;
