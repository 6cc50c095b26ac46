import { afterAll, expect, test } from 'vitest';
import { manyContacts } from '../../../scripts/seed/manyContacts';
import { companyOf } from '../../../src/contacts/model/companies';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import { layoutLine, LAYOUTS, type Program } from '../../../src/contacts/export/layouts';
import { facetCounts, facetValuesOf } from '../../../src/contacts/store/facets';
import { DEFAULT_SORT } from '../../../src/contacts/model/columns';
import { ContactIndex } from '../../../src/contacts/store/ContactIndex';
import { today } from '../../../src/platform/today';

// How long ten thousand contacts take, of the processor: `npm run measure` prints it. A busy machine is no failure.
const printed: Record<string, string> = {};
afterAll(() => console.table(printed));

const contacts = Object.entries(manyContacts('ada', 10_000)).map(([id, data]) =>
  readContact(id, data),
);

/** Runs `work` once, and notes its time. */
function time<Answer>(what: string, work: () => Answer): Answer {
  const begin = process.cpuUsage();
  const answer = work();
  printed[what] = `${(process.cpuUsage(begin).user / 1000).toFixed()} ms`;
  return answer;
}

/** Runs `work` over all contacts, and notes the time of them together. */
function measure(what: string, work: (contact: Contact) => unknown): Set<unknown> {
  return time(what, () => new Set(contacts.map(work)));
}

test.each(Object.keys(LAYOUTS) as Program[])('a file for %s', (program) => {
  const lines = measure(`a file for ${program}`, (contact) =>
    layoutLine(LAYOUTS[program], contact),
  );
  expect(lines.size).toBeGreaterThan(9_000);
});

test('the index, a search and a first sort of all', () => {
  // What is prepared of a contact is kept with it.
  const unread = contacts.map((contact) => ({ ...contact }));
  const index = time('index', () => ContactIndex.of(unread));
  expect(time('search', () => index.visible('maria', DEFAULT_SORT)).length).toBeGreaterThan(0);
  const byName = time('first sort', () => index.visible('', { column: 'name', direction: 'asc' }));
  expect(byName).toHaveLength(contacts.length);
});

test('the companies of all', () => {
  // What is known of a contact is kept with it.
  const companies = measure('companies', (contact) => companyOf({ ...contact }));
  expect(companies.size).toBeGreaterThan(100);
});

test('the counts of every filter value', () => {
  // Read while the browser is idle, before a press can come.
  expect(measure('filter values', facetValuesOf).size).toBe(contacts.length);
  const counts = time('filter counts, first press', () =>
    facetCounts(contacts, contacts, {}, today()),
  );
  const filter = { email: ['yes'], picture: ['no'] };
  const next = time('filter counts, next press', () =>
    facetCounts(contacts, contacts, filter, today()),
  );
  expect(next.company.size).toBeLessThan(counts.company.size);
});
