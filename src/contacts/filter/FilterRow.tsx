import { clsx } from 'clsx';
import {
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { counted, formatCount } from '../../platform/text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { companyNames } from '../model/companies';
import type { Contact } from '../model/contact';
import { filterAmong, tellingFacets } from '../store/facets';
import { filterText, HAS, isHas, withChoice, type Facet, type Filter } from '../model/filter';
import { FilterChoices } from './FilterChoices';
import styles from './FilterRow.module.css';
import { NAMED, valueWords } from './words';

interface FilterRowProps {
  ref: RefObject<HTMLUListElement | null>;
  contacts: readonly Contact[];
  /** Those of them that are neither searched nor filtered. */
  among: readonly Contact[];
  /** Those that the search leaves. */
  found: readonly Contact[];
  /** How many the filter leaves of these. */
  shown: number;
  filter: string;
  onFilter: (filter: string) => void;
  areAllSelected: boolean;
  onSelectAll: () => void;
}

const CHIPS: readonly { label: string; facets: readonly Facet[] }[] = [
  { label: 'Scanned', facets: ['scanned'] },
  { label: 'Company', facets: ['company'] },
  { label: 'Country', facets: ['country'] },
  { label: 'Tag', facets: ['tag'] },
  { label: 'Has', facets: HAS },
];

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** What the list can be filtered by, in one line: each chip opens its values (R15.124). */
export function FilterRow({ ref, contacts, among, found, shown, ...props }: FilterRowProps) {
  const { filter: text, onFilter, areAllSelected, onSelectAll } = props;
  const filter = useMemo(() => filterAmong(contacts, text), [contacts, text]);
  const telling = tellingFacets(among);
  const choose = (next: Filter) => onFilter(filterText(next));
  const chips = CHIPS.flatMap(({ label, facets: all }) => {
    const facets = all.filter((facet) => telling.has(facet) || filter[facet]);
    return facets.length === 0 ? [] : [{ label, facets }];
  });
  const names = filter.company ? companyNames(contacts) : NO_NAMES;
  return (
    <ul
      ref={ref}
      className={styles.row}
      data-scope="chips"
      aria-label="Filter"
      // A browser leaves what is half in sight where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {chips.map(({ label, facets }) => (
        <FilterChip
          key={label}
          label={label}
          chosen={chosenWords(label, facets, filter, names)}
          shown={shown}
          onClear={() =>
            choose(facets.reduce((left: Filter, facet) => withChoice(left, facet, []), filter))
          }
        >
          {() => (
            <FilterChoices {...{ label, facets, contacts, found, filter }} onFilter={choose} />
          )}
        </FilterChip>
      ))}
      {chips.length === 0 && <li className={styles.nothing}>There is nothing to filter by yet.</li>}
      {text !== '' && (
        <li>
          <Button variant="quiet" className={styles.clear ?? ''} onClick={() => choose({})}>
            Clear All
          </Button>
        </li>
      )}
      {text !== '' && shown > 0 && (
        <li className={styles.all}>
          <Button
            // Not taken away once all are selected: it has the focus.
            busy={areAllSelected}
            onClick={onSelectAll}
          >
            {`Select all ${formatCount(shown)}`}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The first value that is chosen, and how many more; '' for none. */
function chosenWords(
  label: string,
  facets: readonly Facet[],
  filter: Filter,
  names: ReadonlyMap<string, string>,
): string {
  const [first, ...more] = facets.flatMap((facet) =>
    (filter[facet] ?? []).map((value) => {
      const words = valueWords(facet, value, names);
      return isHas(facet) && value === 'no' ? words : `${label}: ${words}`;
    }),
  );
  return (first ?? '') + (more.length > 0 ? ` +${String(more.length)}` : '');
}

interface FilterChipProps {
  label: string;
  /** What is chosen; '' for nothing. */
  chosen: string;
  shown: number;
  onClear: () => void;
  /** What it opens. */
  children: () => ReactNode;
}

/** Says what is chosen, with a way out, and opens what can be. */
function FilterChip({ label, chosen, shown, onClear, children }: FilterChipProps) {
  const id = useId();
  const anchor = `--${id}`;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={clsx(styles.chip, chosen && styles.chosen)}>
      <button
        type="button"
        style={{ anchorName: anchor }}
        popoverTarget={id}
        // Before the browser shows it.
        onClick={() => setOpen(true)}
      >
        <bdi translate={chosen && NAMED.has(label) ? 'no' : undefined}>{chosen || label}</bdi>
        {!chosen && <Icon name="chevronDown" />}
      </button>
      {chosen && (
        <button
          type="button"
          aria-label={`Remove the filter “${chosen}”`}
          title="Remove"
          onClick={onClear}
        >
          <Icon name="close" />
        </button>
      )}
      <Menu
        id={id}
        anchor={anchor}
        className={styles.choices}
        data-scope="layer"
        role="group"
        aria-label={label}
        onKeyDown={moveByArrows}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open') focusFirst(currentTarget);
        }}
      >
        {isOpen && (
          <div className={styles.sheet}>
            {children()}
            <div className={styles.done}>
              <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
                {`Show ${counted(shown, 'card', 'cards')}`}
              </Button>
            </div>
          </div>
        )}
      </Menu>
    </li>
  );
}

/** A search box would bring up the keyboard of a phone. */
function focusFirst(choices: HTMLElement): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const box = choices.querySelector<HTMLElement>(isTouch ? '[type="checkbox"]' : 'input');
  box?.focus({ preventScroll: true });
}

/** Up and down lead from value to value. A day has these keys for itself. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || (event.target as HTMLElement).matches('[type="date"]')) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  boxes[boxes.indexOf(event.target as HTMLElement) + step]?.focus();
}
