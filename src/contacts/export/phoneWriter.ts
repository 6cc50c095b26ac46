import { lateCode } from '../../lib/lateCode';
import type { Contact } from '../contact';

/** The numbers of all countries: 145 KB that only files need. */
const loadPhones = lateCode(() => import('./internationalPhone'));

/** Gives `internationalPhone`; where its code does not come, a file does without. */
export async function phoneWriter(): Promise<(contact: Contact) => string> {
  try {
    return (await loadPhones()).internationalPhone;
  } catch {
    return () => '';
  }
}
