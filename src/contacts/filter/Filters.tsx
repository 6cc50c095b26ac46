import { useMemo, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { inShortTasks } from '../../platform/inParts';
import { useMediaQuery } from '../../ui/device';
import { companyNames, plainKey } from '../model/companies';
import type { Contact } from '../model/contact';
import { useBeside } from '../desk/beside';
import { countryPreparation } from '../text/countries';
import { facetValuesOf, filterAmong, facetCounts, type FacetCount } from './facets';
import { filterText, type Filter, withChoice, type Facet } from './filter';
import { FilterChips } from './FilterChips';
import { scansOf } from './scans';
import { ScannedWhen } from './ScannedWhen';
import { ValueList } from './ValueList';
import { countryName, FACET_NAMES } from './words';
import { formatCount, counted } from '../../platform/text';
import { Button } from '../../ui/Button';
import { isComposing } from '../../ui/isComposing';
import { useModalDialog } from '../../ui/useModalDialog';
import styles from './Filters.module.css';

export { predicateOf } from './facets';

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
      {filter !== '' && <FilterChips contacts={contacts} filter={chosen} onFilter={choose} />}
    </>
  );
}

interface YesOrNoProps {
  label: string;
  count: FacetCount;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const CHOICES = [
  { value: undefined, words: 'Any' },
  { value: 'yes', words: 'Yes' },
  { value: 'no', words: 'No' },
] as const;

/** Whether contacts must have something, or must not. */
function YesOrNo({ label, count, chosen, onChoose }: YesOrNoProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.choice}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {CHOICES.map(({ value, words }) => (
        <label key={words}>
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span>{words}</span>{' '}
            <span className={styles.count}>
              {formatCount(value === undefined ? count.all : (count.byValue.get(value) ?? 0))}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

interface FilterFieldsProps {
  contacts: readonly Contact[];
  found: readonly Contact[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const HAS = ['picture', 'email', 'phone', 'notes'] as const;

/** The values of each facet, each with the number of rows that its press shows. */
function FilterFields({ contacts, found, filter, onFilter }: FilterFieldsProps) {
  const counts = useMemo(() => facetCounts(contacts, found, filter), [contacts, found, filter]);
  const names = companyNames(contacts);
  const of = (facet: Facet) => ({
    label: FACET_NAMES[facet],
    count: counts[facet],
    chosen: filter[facet],
    onChoose: (value: string | undefined) => onFilter(withChoice(filter, facet, value)),
  });
  return (
    <div className={styles.fields}>
      <ScannedWhen {...of('scanned')} scans={scansOf(contacts)} />
      <div className={styles.lists}>
        <ValueList {...of('company')} wordsOf={(key) => names.get(key) ?? plainKey(key)} />
        <ValueList {...of('country')} wordsOf={countryName} />
        <ValueList {...of('tag')} wordsOf={(tag) => tag} />
        <div className={styles.has}>
          {HAS.map((facet) => (
            <YesOrNo key={facet} {...of(facet)} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface FilterPanelProps {
  onClose: () => void;
  children: ReactNode;
}

/** Holds the filters above the rows. It takes the focus as it opens, and Escape closes it. */
function FilterPanel({ onClose, children }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      data-scope="layer"
      className={styles.panel}
      tabIndex={-1}
      aria-label="Filter"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
      <Button
        className={styles.close ?? ''}
        variant="quiet"
        icon="close"
        aria-label="Close the filter"
        title="Close"
        onClick={onClose}
      />
    </section>
  );
}

interface FilterSheetProps {
  shown: number;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Holds the filters where there is no room above the rows: a sheet from below, over the page. */
function FilterSheet({ shown, onClear, onClose, children }: FilterSheetProps) {
  const dialog = useModalDialog(onClose);
  return (
    <dialog {...dialog} className={styles.sheet} aria-label="Filter">
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>Filter</h2>
          <Button
            variant="quiet"
            icon="close"
            aria-label="Close the filter"
            title="Close"
            onClick={onClose}
          />
        </div>
        {children}
        <div className={styles.foot}>
          <Button onClick={onClear}>Clear All</Button>
          <Button variant="primary" onClick={onClose}>
            {`Show ${counted(shown, 'card', 'cards')}`}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
