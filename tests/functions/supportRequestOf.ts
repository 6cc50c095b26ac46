import type { SupportRequest } from '../../functions/src/contract';

/** A sound support request, with the changes that a test is about. */
export function supportRequestOf(changes: Partial<SupportRequest> = {}): SupportRequest {
  return {
    name: 'Ada Lovelace',
    email: 'ada@customer.example',
    subject: 'Scanning',
    message: 'The scan stops at 10 %.\n\nWhat can I do?',
    ...changes,
  };
}
