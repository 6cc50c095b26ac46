import { lateCode } from '../../platform/lateCode';
import type { Contact } from '../model/contact';
import { dialable } from '../text/phones';

/** The numbers of all countries: 145 KB that only files need. */
const loadPhones = lateCode(() => import('./internationalPhone'));

/** Loads `internationalPhone`; without its code, a file has numbers as they are dialled. */
export async function phoneWriter(): Promise<(contact: Contact) => string> {
  try {
    return (await loadPhones()).internationalPhone;
  } catch {
    return ({ phone }) => dialable(phone);
  }
}
