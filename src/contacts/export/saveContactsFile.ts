import { csvText } from '../../platform/csv';
import { dayStamp } from '../../platform/dates';
import { downloadFile } from '../../platform/downloadFile';
import { lateCode } from '../../platform/lateCode';
import { mapInShortTasks } from '../../platform/inParts';
import { counted } from '../../platform/text';
import type { Contact } from '../model/contact';
import { ALL_COLUMNS, exportRows, LISTED_COLUMNS } from './exportRows';
import { phoneWriter } from './phoneWriter';
import { contactVcard } from './vcard';

/** The parts of a workbook are 8 KB that most exports need not. */
const loadWorkbook = lateCode(() => import('../../platform/workbook'));

/** What is said where nothing was saved. */
export const FAILED =
  'We couldn’t export your contacts. Check your connection or reload the page, then try again.';

interface Format {
  name: string;
  ending: string;
  type: string;
  content: (
    contacts: readonly Contact[],
  ) => string | Promise<string> | Promise<Uint8Array<ArrayBuffer>>;
}

const CSV = { ending: 'csv', type: 'text/csv;charset=utf-8' };

const FORMATS = {
  csv: {
    ...CSV,
    name: 'contacts_export',
    content: (contacts) => csvText(exportRows(contacts, LISTED_COLUMNS)),
  },
  allFields: {
    ...CSV,
    name: 'contacts_all_fields',
    content: (contacts) => csvText(exportRows(contacts, ALL_COLUMNS)),
  },
  xlsx: {
    name: 'contacts_export',
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: async (contacts) => {
      const { workbook } = await loadWorkbook();
      return workbook('Contacts', exportRows(contacts, ALL_COLUMNS));
    },
  },
  vcard: {
    name: 'contacts_export',
    ending: 'vcf',
    type: 'text/vcard;charset=utf-8',
    content: async (contacts) => {
      const international = await phoneWriter();
      const cards = await mapInShortTasks(contacts, (contact) =>
        contactVcard(contact, international(contact)),
      );
      return cards.join('');
    },
  },
} as const satisfies Record<string, Format>;

/** R9.2's CSV, a CSV with all fields, an Excel workbook with all fields, or a file of vCards (R15.58). */
export type FileFormat = keyof typeof FORMATS;

/** Saves the contacts as today's file; returns what was done. Fails where a format's code does not load. */
export async function saveContactsFile(
  format: FileFormat,
  contacts: readonly Contact[],
): Promise<string> {
  const { name, ending, type, content } = FORMATS[format];
  const file = `${name}_${dayStamp(new Date())}.${ending}`;
  downloadFile(file, type, await content(contacts));
  return `Exported ${counted(contacts.length, 'contact', 'contacts')} to ${file}.`;
}
