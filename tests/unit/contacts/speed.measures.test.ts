import { afterAll, expect, test } from 'vitest';
import { manyContacts } from '../../../scripts/seed/manyContacts';
import { companyKey } from '../../../src/contacts/company/companyKey';
import { readContact, type Contact } from '../../../src/contacts/contact';
import { layoutRow, LAYOUTS, type Program } from '../../../src/contacts/export/layouts';
import { AT_ONCE } from '../../../src/contacts/export/saveContactsFile';
import { chunksOf } from '../../../src/lib/chunksOf';
import { csvLine } from '../../../src/lib/csv';

// How long ten thousand contacts take, of the processor: `npm run measure` prints it. A busy machine is no failure.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

const contacts = Object.entries(manyContacts('ada', 10_000)).map(([id, data]) =>
  readContact(id, data),
);

/** Runs `work` over all contacts in tasks, and notes their sum and the longest. */
function measure(what: string, work: (contact: Contact) => unknown): Set<unknown> {
  const answers = new Set<unknown>();
  const tasks = chunksOf(contacts, AT_ONCE).map((chunk) => {
    const begin = process.cpuUsage();
    for (const contact of chunk) answers.add(work(contact));
    return process.cpuUsage(begin).user / 1000;
  });
  const sum = tasks.reduce((total, task) => total + task, 0);
  printed[what] = `${sum.toFixed()} ms, longest task ${Math.max(...tasks).toFixed()} ms`;
  return answers;
}

test.each(Object.keys(LAYOUTS) as Program[])('a file for %s', (program) => {
  const lines = measure(`a file for ${program}`, (contact) =>
    csvLine(layoutRow(LAYOUTS[program], contact)),
  );
  expect(lines.size).toBeGreaterThan(9_000);
});

test('the companies of all', () => {
  expect(measure('companies', companyKey).size).toBeGreaterThan(100);
});
