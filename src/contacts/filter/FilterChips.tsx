import { useMemo } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { companyNames } from '../model/companies';
import type { Contact } from '../model/contact';
import { FACETS, withChoice, type Facet, type Filter } from './filter';
import styles from './FilterChips.module.css';
import { chosenWords } from './words';

interface FilterChipsProps {
  contacts: readonly Contact[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Their values are nobody’s to translate: a name, a word that a person chose. */
const NAMED: ReadonlySet<Facet> = new Set(['company', 'tag']);

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** What is chosen, each with its own way out. */
export function FilterChips({ contacts, filter, onFilter }: FilterChipsProps) {
  const { company } = filter;
  const names = useMemo(
    () => (company === undefined ? NO_NAMES : companyNames(contacts)),
    [company, contacts],
  );
  const chosen = FACETS.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [{ facet, words: chosenWords(facet, value, names) }];
  });
  return (
    <div className={styles.chips} data-scope="chips" role="group" aria-label="Filters in use">
      {chosen.map(({ facet, words }) => (
        <button
          key={facet}
          type="button"
          className={styles.chip}
          aria-label={`Remove the filter “${words}”`}
          onClick={() => onFilter(withChoice(filter, facet, undefined))}
        >
          <bdi translate={NAMED.has(facet) ? 'no' : undefined}>{words}</bdi>
          <Icon name="close" />
        </button>
      ))}
      <Button
        data-takes-focus=""
        variant="quiet"
        className={styles.clear ?? ''}
        onClick={() => onFilter({})}
      >
        Clear All
      </Button>
    </div>
  );
}
