import { useMemo } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import type { LoadedList } from '../store/ContactList';
import { wordsInTheWay, type WordsInTheWay } from '../model/search';
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
  /** `hold`: filters take away what the search finds. `idle`: it finds nothing. */
  filters: 'none' | 'hold' | 'idle';
  onSearch: (search: string) => void;
  onClearFilters: () => void;
}

/** Stands in the table's place when search and filters find nothing, or nothing yet. */
export function NoMatch(props: NoMatchProps) {
  const { list, search, filters, onSearch, onClearFilters } = props;
  const { kind, contacts } = list;
  const isWhole = kind === 'all';
  const isSearched = isWhole && filters !== 'hold';
  const inTheWay = useMemo(
    () => (isSearched ? wordsInTheWay(search, contacts) : { lost: [], without: [] }),
    [isSearched, search, contacts],
  );
  return (
    <Card as="div" className={styles.nothing}>
      <p>
        {filters === 'hold' && isWhole ? 'No business cards match your filters.' : NO_MATCH[kind]}
      </p>
      {isWhole && (
        <p className={styles.help}>
          {isSearched ? <SearchHelp {...inTheWay} /> : 'Fewer filters show more contacts.'}
        </p>
      )}
      <div className={styles.ways}>
        {inTheWay.without.length > 0 && (
          <Button onClick={() => onSearch(withoutWords(search, inTheWay.without))}>
            Search without{' '}
            {inTheWay.without.map((word, at) => (
              <Quoted key={word} word={word} before={at > 0 ? ' and ' : ''} />
            ))}
          </Button>
        )}
        {search !== '' && <Button onClick={() => onSearch('')}>Clear Search</Button>}
        {filters !== 'none' && <Button onClick={onClearFilters}>Clear All</Button>}
      </div>
    </Card>
  );
}

/** Of several words it says which one nobody has: one slip hides all that the others would find. */
function SearchHelp({ lost, without }: WordsInTheWay) {
  return (
    <>
      Every field was searched, notes and tags too.{' '}
      {lost.map((word) => (
        <span key={word}>
          <Quoted word={word} before="Nothing has " /> in it.{' '}
        </span>
      ))}
      {lost.length === 0 && without.length > 0 && <span>No card has all of these words.</span>}
      {lost.length === 0 && without.length === 0 && (
        <span>Try fewer letters, or one word alone.</span>
      )}
    </>
  );
}

function Quoted({ word, before }: { word: string; before: string }) {
  return (
    <>
      <span>{before}</span>“<bdi translate="no">{word}</bdi>”
    </>
  );
}

function withoutWords(search: string, words: readonly string[]): string {
  return search
    .split(/\s+/)
    .filter((word) => !words.includes(word))
    .join(' ');
}
