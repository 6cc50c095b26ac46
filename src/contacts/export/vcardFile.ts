import { downloadFile } from '../../platform/downloadFile';
import { shortened, toWellFormed } from '../../platform/text';
import type { Contact } from '../model/contact';
import { phoneWriter } from './phoneWriter';
import { contactVcard } from './vcard';

// Characters that file systems refuse, and dots that hide a file.
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]+|^\.+/gu;

/** Saves one contact as a vCard file, which address books open. Gives the file's name. */
export async function saveContactVcard(contact: Contact): Promise<string> {
  const international = await phoneWriter();
  const words = (contact.name || contact.company)
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = `${toWellFormed(shortened(words, 80)) || 'contact'}.vcf`;
  downloadFile(name, 'text/vcard;charset=utf-8', contactVcard(contact, international(contact)));
  return name;
}
