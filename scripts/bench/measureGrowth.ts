import { readContact } from '../../src/contacts/contact';
import { createContactIndex } from '../../src/contacts/index';
import { DEFAULT_SORT } from '../../src/contacts/columns';
import { manyContacts } from '../seed/manyContacts';
import { median } from './median';

/** The work of the list without a browser, in microseconds per contact. */
export interface Growth {
  contacts: number;
  index: number;
  filter: number;
  firstSort: number;
}

const SIZES = [1_000, 10_000, 50_000];
const SEARCHES = ['maria', 'hotels', '555', 'sales manager'];

/** How the time per contact changes with their number. */
export function measureGrowth(rounds: number): Growth[] {
  const lists = SIZES.map((size) => Object.entries(manyContacts('bench', size)));
  // The first run of all is slower than any later one, which is not what is asked here.
  const runs = Array.from({ length: rounds + 2 }, () => lists.map(measured)).slice(2);
  return SIZES.map((contacts, place) => {
    const of = (name: 'index' | 'filter' | 'firstSort'): number =>
      median(runs.map((run) => (run[place]?.[name] ?? NaN) / contacts));
    return { contacts, index: of('index'), filter: of('filter'), firstSort: of('firstSort') };
  });
}

/** In microseconds for all contacts; they are read anew, since what is prepared of one is kept. */
function measured(stored: [string, unknown][]): Omit<Growth, 'contacts'> {
  const contacts = stored.map(([id, data]) => readContact(id, data));
  const start = performance.now();
  const index = createContactIndex(contacts);
  const made = performance.now();
  for (const search of SEARCHES) index.visible(search, DEFAULT_SORT);
  const filtered = performance.now();
  index.visible('', { column: 'name', direction: 'asc' });
  const sorted = performance.now();
  return {
    index: (made - start) * 1000,
    filter: ((filtered - made) * 1000) / SEARCHES.length,
    firstSort: (sorted - filtered) * 1000,
  };
}
