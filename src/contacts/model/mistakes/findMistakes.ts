import type { Contact } from '../contact';
import { capitalsIn } from './capitals';
import { emailMistake } from './email';
import type { CorpusStats } from './corpusStats';
import type { Finding, Mistake } from './mistake';
import { digitInName, strayIn } from './name';
import { phoneMistake } from './phone';
import { misplacedIn } from './placement';
import { swappedIn } from './swapped';
import { websiteMistake } from './website';

/** The checks, the surest first. A field is reported once; the next check applies when the first is corrected. */
const SIGNS: readonly ((contact: Contact, stats: CorpusStats) => Finding | null)[] = [
  emailMistake,
  websiteMistake,
  phoneMistake,
  misplacedIn,
  digitInName,
  swappedIn,
  strayIn,
  capitalsIn,
];

/** Texts of a contact that the contacts of `stats` show to be misread. */
export function mistakesOf(contact: Contact, stats: CorpusStats): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const sign of SIGNS) {
    const finding = sign(contact, stats);
    if (!finding || mistakes.some(({ field }) => field === finding.field)) continue;
    mistakes.push({ contactId: contact.id, ...finding });
  }
  return mistakes;
}
