import { lateCode } from '../../platform/lateCode';
import type { Contact } from '../model/contact';

/** The numbers of all countries: 145 KB that only files need. */
const loadPhones = lateCode(() => import('./internationalPhone'));

/** Loads `internationalPhone`; without its code, a file is written without it. */
export async function phoneWriter(): Promise<(contact: Contact) => string> {
  try {
    return (await loadPhones()).internationalPhone;
  } catch {
    return () => '';
  }
}
