import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../platform/dates';
import { bidiIsolate } from '../../platform/text';
import { CLEAN_UP } from '../../routes';
import { listed } from '../model/sentences';
import { shownName, type Contact } from '../model/contact';
import { useDecisions } from '../store/decisions/useDecisions';
import { useJudgement } from '../store/judge/useJudgement';
import { useContactStore } from '../store/useContactStore';
import { hashOf, openGroups } from './groups';
import styles from './MayBeSame.module.css';

/** Names the other cards that may be of this contact's person, and links to all of them side by side (R15.114). */
export function MayBeSame({ contact: { id } }: { contact: Contact }) {
  const store = useContactStore();
  // Drawn again with each change of a contact.
  useSyncExternalStore(store.subscribe, store.current);
  const { state: judgement } = useJudgement();
  const pairs = judgement.kind === 'judged' ? judgement.pairs : [];
  const isInPair = pairs.some(({ a, b }) => a === id || b === id);
  const { state: answers } = useDecisions('pairs', isInPair);
  if (!isInPair || answers.kind !== 'known') return null;
  const groups = openGroups(
    pairs,
    answers.entries,
    (one) => store.contact(one),
    (one) => one === id,
  );
  const group = groups.find(({ contacts }) => contacts.some((one) => one.id === id));
  const others = group?.contacts.filter((one) => one.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.line}>
      <span>{`May be the same person as ${named(others)}.`}</span>{' '}
      <Link to={CLEAN_UP.same + hashOf(id)}>{others.length === 1 ? 'Show both' : 'Show all'}</Link>
    </p>
  );
}

/** One has its date: it often has the very same name. */
function named(others: readonly Contact[]): string {
  const [one, more] = others;
  if (!one?.createdAt || more) return listed(others);
  return `${bidiIsolate(shownName(one.name))} (card of ${formatDate(one.createdAt)})`;
}
