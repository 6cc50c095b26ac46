import { readEnv } from './env';

/** What this build of the site talks to. */
export const env = readEnv(import.meta.env);
