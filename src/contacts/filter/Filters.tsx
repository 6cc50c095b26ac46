import { useMemo } from 'react';
import { chunksOf } from '../../lib/chunksOf';
import { runInSlices } from '../../lib/runInSlices';
import { useMediaQuery } from '../../ui/device';
import { companyNames } from '../company/companies';
import type { Contact } from '../contact';
import { useBeside } from '../desk/beside';
import { countryPreparation } from '../review/countries';
import { facetValuesOf, filterAmong } from './facets';
import { filterText, type Filter } from './filter';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { scansOf } from './scans';

export { sieveOf } from './facets';

/** How many contacts are prepared in one task: a ms of work. */
const PART = 20;

/** Prepares the first filter and counts, in short tasks. */
export function prepareFilters(contacts: readonly Contact[]): Promise<void> {
  const parts = chunksOf(contacts, PART).map((part) => () => {
    part.forEach(facetValuesOf);
  });
  const lists = [() => companyNames(contacts), () => scansOf(contacts)];
  return runInSlices([...countryPreparation(), ...parts, ...lists]);
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
  const choose = (next: Filter) => {
    onFilter(filterText(next));
  };
  const fields = isOpen && (
    <FilterFields contacts={contacts} found={found} filter={chosen} onFilter={choose} />
  );
  return (
    <>
      {isOpen && isWide && !isBeside && <FilterPanel onClose={onClose}>{fields}</FilterPanel>}
      {isOpen && (!isWide || isBeside) && (
        <FilterSheet
          shown={shown}
          onClear={() => {
            choose({});
          }}
          onClose={onClose}
        >
          {fields}
        </FilterSheet>
      )}
      {filter !== '' && (
        <FilterChips contacts={contacts} filter={chosen} onFilter={choose} onGone={returnFocus} />
      )}
    </>
  );
}
