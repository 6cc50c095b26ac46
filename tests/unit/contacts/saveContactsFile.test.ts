import * as XLSX from '@e965/xlsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveContactsFile } from '../../../src/contacts/export/saveContactsFile';
import { downloadFile } from '../../../src/platform/downloadFile';
import { contactWith } from '../contactWith';

vi.mock(import('../../../src/platform/downloadFile'), () => ({ downloadFile: vi.fn() }));

const saved = vi.mocked(downloadFile);

/** The one file that was saved. */
function file(): { name: string; type: string; content: unknown } {
  const [[name, type, content] = ['', '', '']] = saved.mock.calls;
  return { name, type, content };
}

const ada = contactWith({ id: 'ada', name: 'Ada', phone: '00971501234567', notes: '=1+1' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 5, 23, 59) });
});

afterEach(() => {
  vi.useRealTimers();
  saved.mockReset();
});

test('one press saves the CSV of the list, named for the day', async () => {
  expect(await saveContactsFile('csv', [ada])).toBe(
    'Exported 1 contact to contacts_export_2026-11-05.csv.',
  );
  expect(saved.mock.calls).toEqual([
    [
      'contacts_export_2026-11-05.csv',
      'text/csv;charset=utf-8',
      '\uFEFF"Name","Company","Title","Email","Phone","Date Added"\r\n"Ada","","","","00971501234567",""\r\n',
    ],
  ]);
});

test('the CSV with all fields is as safe', async () => {
  const many = Array.from({ length: 1_658 }, () => ada);
  expect(await saveContactsFile('allFields', many)).toBe(
    'Exported 1,658 contacts to contacts_all_fields_2026-11-05.csv.',
  );
  const { name, type, content } = file();
  expect([name, type]).toEqual(['contacts_all_fields_2026-11-05.csv', 'text/csv;charset=utf-8']);
  const lines = String(content).split('\r\n');
  expect(lines).toHaveLength(1_660);
  expect(lines[1]).toBe(`"Ada","","","","00971501234567","","","","'=1+1","",""`);
});

test('the workbook holds all fields, each as it is', async () => {
  expect(await saveContactsFile('xlsx', [ada])).toBe(
    'Exported 1 contact to contacts_export_2026-11-05.xlsx.',
  );
  const { name, type, content } = file();
  expect(name).toBe('contacts_export_2026-11-05.xlsx');
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const { Sheets } = XLSX.read(content);
  const [head, row] = XLSX.utils.sheet_to_json<string[]>(Sheets['Contacts'] ?? {}, {
    header: 1,
    defval: '',
  });
  expect(head?.slice(0, 7)).toEqual([
    ...['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added', 'Website'],
  ]);
  expect(row?.slice(0, 9)).toEqual(['Ada', '', '', '', '00971501234567', '', '', '', '=1+1']);
});

test('vCards are one file', async () => {
  expect(await saveContactsFile('vcard', [ada, contactWith({ id: 'b' })])).toBe(
    'Exported 2 contacts to contacts_export_2026-11-05.vcf.',
  );
  const { name, type, content } = file();
  expect([name, type]).toEqual(['contacts_export_2026-11-05.vcf', 'text/vcard;charset=utf-8']);
  expect(String(content).match(/^BEGIN:VCARD\r\nVERSION:3\.0\r$/gm)).toHaveLength(2);
});
