import type { Contact } from '../contact';
import { capitalsIn } from './capitals';
import { emailMistake } from './email';
import { knowledgeOf, type Knowledge } from './knowledge';
import type { Finding, Mistake } from './mistake';
import { digitInName, strayIn } from './name';
import { phoneMistake } from './phone';
import { misplacedIn } from './placement';
import { swappedIn } from './swapped';
import { websiteMistake } from './website';

/**
 * What scans may have misread in these contacts, as far as the contacts themselves show it. Where nothing is known it
 * is silent: a digit read as another digit, or a field that is missing, is no mistake here. Pure, for a worker or
 * Node; loads the data of all phone numbers.
 */
export function findMistakes(contacts: readonly Contact[]): Mistake[] {
  const knowledge = knowledgeOf(contacts);
  return contacts.flatMap((contact) => mistakesOf(contact, knowledge));
}

/** The signs, the surest first. A field is told of once: the next sign shows when the first is put right. */
const SIGNS: readonly ((contact: Contact, knowledge: Knowledge) => Finding | null)[] = [
  emailMistake,
  websiteMistake,
  phoneMistake,
  misplacedIn,
  digitInName,
  swappedIn,
  strayIn,
  capitalsIn,
];

/** What may be wrong in one contact, among those that `knowledge` was made of. */
export function mistakesOf(contact: Contact, knowledge: Knowledge): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const sign of SIGNS) {
    const finding = sign(contact, knowledge);
    if (!finding || mistakes.some(({ field }) => field === finding.field)) continue;
    mistakes.push({ contactId: contact.id, ...finding });
  }
  return mistakes;
}
