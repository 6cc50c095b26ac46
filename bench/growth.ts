import { manyContacts } from '../scripts/seed/manyContacts';
import { readContact } from '../src/contacts/contact';
import { ContactIndex } from '../src/contacts/store/ContactIndex';
import { DEFAULT_SORT } from '../src/contacts/list/columns';
import { median, type Figures } from './report';

const SIZES = [1_000, 10_000, 50_000];
const SEARCHES = ['maria', 'group', '555', 'manager'];
/** The first runs of all are slower than any later one, which is not what is asked here. */
const WARM_UP = 2;

/** The work of the list without a browser, in microseconds per contact, beside that for 1,000 contacts. */
export function measureGrowth(rounds: number): Figures {
  const lists = SIZES.map((size) => Object.entries(manyContacts('bench', size)));
  const runs = Array.from({ length: rounds + WARM_UP }, () => lists.map(timesOf)).slice(WARM_UP);
  const figures: Figures = {};
  for (const work of ['index of', 'search in', 'first sort of'] as const) {
    const times = SIZES.map(
      (size, place) => (median(runs.map((run) => run[place]?.[work] ?? NaN)) * 1000) / size,
    );
    SIZES.slice(1).forEach((size, place) => {
      figures[`${work} ${size.toLocaleString('en')} (µs per contact)`] = {
        site: times[place + 1] ?? NaN,
        '1,000 contacts': times[0] ?? NaN,
      };
    });
  }
  return figures;
}

/** In ms for all contacts; each run reads them again, for what is prepared of a contact is kept. */
function timesOf(stored: [string, unknown][]) {
  const contacts = stored.map(([id, data]) => readContact(id, data));
  const start = performance.now();
  const index = ContactIndex.of(contacts);
  const made = performance.now();
  for (const search of SEARCHES) index.visible(search, DEFAULT_SORT);
  const searched = performance.now();
  index.visible('', { column: 'name', direction: 'asc' });
  const sorted = performance.now();
  return {
    'index of': made - start,
    'search in': (searched - made) / SEARCHES.length,
    'first sort of': sorted - searched,
  };
}
