import { useMemo } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import type { Contact } from '../model/contact';
import type { LoadedList } from '../store/ContactList';
import { lostWords } from '../model/search';
import styles from './NoMatch.module.css';

const NO_MATCH: Record<LoadedList['kind'], string> = {
  newest: 'No match yet. Still loading the rest of your cards.',
  incomplete:
    'No match in the cards that are here. We couldn’t load the rest, so they weren’t searched.',
  all: 'No business cards match your search.',
};

interface NoMatchProps {
  list: LoadedList;
  search: string;
  /**
   * `hold`: filters take away what the search finds. `idle`: it finds nothing. `wait`: their code is not here, or,
   * with `lost`, does not come.
   */
  filters: 'none' | 'hold' | 'idle' | 'wait' | 'lost';
  /** Left out without a search. */
  onClearSearch: (() => void) | undefined;
  onClearFilters: () => void;
}

/** Stands in the table's place when search and filters find nothing, or nothing yet. */
export function NoMatch({ list, search, filters, onClearSearch, onClearFilters }: NoMatchProps) {
  const { kind, contacts } = list;
  return (
    <Card as="div" className={styles.nothing}>
      <p role={filters === 'wait' ? 'status' : undefined}>{wordsOf(kind, filters)}</p>
      {kind === 'all' && filters !== 'wait' && filters !== 'lost' && (
        <p className={styles.help}>
          {filters === 'hold' ? (
            'Fewer filters show more contacts.'
          ) : (
            <SearchHelp search={search} contacts={contacts} />
          )}
        </p>
      )}
      <div className={styles.ways}>
        {onClearSearch && <Button onClick={onClearSearch}>Clear Search</Button>}
        {filters !== 'none' && <Button onClick={onClearFilters}>Clear All</Button>}
      </div>
    </Card>
  );
}

/** Of several words it says which one nobody has: one slip hides all that the others would find. */
function SearchHelp({ search, contacts }: { search: string; contacts: readonly Contact[] }) {
  const lost = useMemo(() => lostWords(search, contacts), [search, contacts]);
  return (
    <>
      Every field was searched, notes and tags too.{' '}
      {lost.length === 0 ? (
        <span>Try fewer letters, or one word alone.</span>
      ) : (
        lost.map((word) => (
          <span key={word}>
            Nothing has “<bdi translate="no">{word}</bdi>” in it.{' '}
          </span>
        ))
      )}
    </>
  );
}

function wordsOf(kind: LoadedList['kind'], filters: NoMatchProps['filters']): string {
  if (filters === 'wait') return 'Loading your filters...';
  if (filters === 'lost') return 'We couldn’t load your filters.';
  return filters === 'hold' && kind === 'all'
    ? 'No business cards match your filters.'
    : NO_MATCH[kind];
}
