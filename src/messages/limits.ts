import type { Message } from './message';

/** The longest text in each field, in UTF-16 units, as firestore.rules and the support function hold it. */
export const MESSAGE_LIMITS: Record<keyof Message, number> = {
  name: 200,
  email: 320,
  subject: 200,
  message: 10_000,
};
