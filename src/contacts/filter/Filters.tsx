import { useMemo } from 'react';
import { inShortTasks } from '../../platform/inParts';
import { useMediaQuery } from '../../ui/device';
import { companyNames } from '../model/companies';
import type { Contact } from '../model/contact';
import { useBeside } from '../desk/beside';
import { countryPreparation } from '../text/countries';
import { facetValuesOf, filterAmong } from './facets';
import { filterText, type Filter } from './filter';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { scansOf } from './scans';

export { sieveOf } from './facets';

/** Prepares the first filter and counts, in short tasks. */
export function prepareFilters(contacts: readonly Contact[]): Promise<void> {
  return inShortTasks(preparation(contacts));
}

function* preparation(contacts: readonly Contact[]): Generator<void, void> {
  yield* countryPreparation();
  for (const contact of contacts) {
    facetValuesOf(contact);
    yield;
  }
  companyNames(contacts);
  yield;
  scansOf(contacts);
}

interface FiltersProps {
  contacts: readonly Contact[];
  found: readonly Contact[];
  shown: number;
  filter: string;
  onFilter: (filter: string) => void;
  isOpen: boolean;
  onClose: () => void;
  /** Takes the focus of a removed chip. */
  returnFocus: () => void;
}

/** The filters of the list (R15.124): chips above the rows, and while open a panel, or a sheet where there is no room. */
export function Filters({
  contacts,
  found,
  shown,
  filter,
  onFilter,
  isOpen,
  onClose,
  returnFocus,
}: FiltersProps) {
  const isWide = useMediaQuery('(width >= 1000px)');
  const isBeside = useBeside() !== null;
  const chosen = useMemo(() => filterAmong(contacts, filter), [contacts, filter]);
  const choose = (next: Filter) => onFilter(filterText(next));
  const fields = isOpen && (
    <FilterFields contacts={contacts} found={found} filter={chosen} onFilter={choose} />
  );
  return (
    <>
      {isOpen && isWide && !isBeside && <FilterPanel onClose={onClose}>{fields}</FilterPanel>}
      {isOpen && (!isWide || isBeside) && (
        <FilterSheet shown={shown} onClear={() => choose({})} onClose={onClose}>
          {fields}
        </FilterSheet>
      )}
      {filter !== '' && (
        <FilterChips contacts={contacts} filter={chosen} onFilter={choose} onGone={returnFocus} />
      )}
    </>
  );
}
