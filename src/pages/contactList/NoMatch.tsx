import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './NoMatch.module.css';

/** How much of the contacts was there to be searched. */
type Searched = 'newest' | 'incomplete' | 'all';

const WORDS: Record<Searched, string> = {
  newest: 'No business cards match your search so far.',
  incomplete: 'None of your newest business cards match your search. The others were not searched.',
  all: 'No business cards match your search.',
};

/** Stands in the table's place when a search finds nothing, or nothing yet. */
export function NoMatch({ kind, onClear }: { kind: Searched; onClear: () => void }) {
  return (
    <Card as="div" className={styles.nothing}>
      <p>{WORDS[kind]}</p>
      <Button onClick={onClear}>Clear Search</Button>
    </Card>
  );
}
