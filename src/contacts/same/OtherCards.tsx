import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates';
import { contactPath } from '../../routes';
import { Card } from '../../ui/Card';
import type { Contact } from '../contact';
import { useDecisions } from '../decisions/useDecisions';
import { useContactStore } from '../store/useContactStore';
import { byAge, pairQuestion } from './groups';
import styles from './OtherCards.module.css';

/** The other cards of the person on this one, the newest first; nothing where there are none. */
export function OtherCards({ contact }: { contact: Contact }) {
  const store = useContactStore();
  const list = useSyncExternalStore(store.subscribe, store.current);
  const { state } = useDecisions('pairs');
  if (state.kind !== 'known' || state.entries.size === 0 || list.kind !== 'all') return null;
  const { entries } = state;
  const others = list.contacts
    .filter(({ id }) => entries.get(pairQuestion(id, contact.id)) === 'both')
    .sort(byAge);
  if (others.length === 0) return null;
  return (
    <Card compact className={styles.others}>
      <h2>Other cards of this person</h2>
      <ol className={styles.cards}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={contactPath(other.id)}>
              <bdi>
                {[other.title, other.company].filter(Boolean).join(', ') ||
                  other.name ||
                  'Unnamed Contact'}
              </bdi>
            </Link>
            <span>{formatDate(other.createdAt)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
