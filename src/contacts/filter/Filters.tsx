import { useMemo } from 'react';
import { chunksOf } from '../../lib/chunksOf';
import { runInSlices } from '../../lib/runInSlices';
import { useMediaQuery } from '../../ui/device';
import { companyNames } from '../company/companies';
import type { Contact } from '../contact';
import { useBeside } from '../desk/beside';
import { countryPreparation } from '../review/countries';
import { facetValuesOf } from './facets';
import { filterText, readFilter, type Filter } from './filter';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { scansOf } from './scans';

export { sieveOf } from './facets';

/** How many contacts are looked at in one task: a millisecond's worth. */
const PART = 20;

/** Makes the first filter and the first counts quick, in short tasks. */
export function prepareFilters(contacts: readonly Contact[]): Promise<void> {
  const parts = chunksOf(contacts, PART).map((part) => () => {
    part.forEach(facetValuesOf);
  });
  const lists = [() => companyNames(contacts), () => scansOf(contacts)];
  return runInSlices([...countryPreparation(), ...parts, ...lists]);
}

interface FiltersProps {
  /** All contacts of the list. */
  contacts: readonly Contact[];
  /** Those that the search finds, whatever is filtered. */
  found: readonly Contact[];
  /** How many of them the filter leaves. */
  shown: number;
  /** As the history entry holds it; '' for none. */
  filter: string;
  onFilter: (filter: string) => void;
  isOpen: boolean;
  /** Gives the focus back, too. */
  onClose: () => void;
  /** Takes the focus of a chip that goes. */
  returnFocus: () => void;
}

/**
 * What the list is filtered by (R15.124): chips above the rows, and while it is open a panel, or a sheet where
 * there is no room for one.
 */
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
  const chosen = useMemo(() => readFilter(filter), [filter]);
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
