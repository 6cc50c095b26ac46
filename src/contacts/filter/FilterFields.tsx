import { useMemo } from 'react';
import { companyNames, plainKey } from '../model/companies';
import type { Contact } from '../model/contact';
import { facetCounts } from './facets';
import { withChoice, type Facet, type Filter } from './filter';
import styles from './FilterFields.module.css';
import { ScannedWhen } from './ScannedWhen';
import { scansOf } from './scans';
import { ValueList } from './ValueList';
import { countryName, FACET_NAMES } from './words';
import { YesOrNo } from './YesOrNo';

interface FilterFieldsProps {
  contacts: readonly Contact[];
  found: readonly Contact[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const HAS = ['picture', 'email', 'phone', 'notes'] as const;

/** The values of each facet, each with the number of rows that its press shows. */
export function FilterFields({ contacts, found, filter, onFilter }: FilterFieldsProps) {
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
