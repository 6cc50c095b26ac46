import { useSyncExternalStore } from 'react';
import { formatDate } from '../../platform/dates';
import { contactPath } from '../../routes';
import { LinkCard } from '../../ui/LinkCard';
import { shownName, type Contact } from '../model/contact';
import { useDecisions } from '../store/decisions/useDecisions';
import { useContactStore } from '../store/useContactStore';
import { byAge, pairQuestion } from './groups';

/** Other cards of this contact's person, the newest first. */
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
  const links = others.map(({ id, name, title, company, createdAt }) => ({
    to: contactPath(id),
    text: [title, company].filter(Boolean).join(', ') || shownName(name),
    note: formatDate(createdAt),
  }));
  return <LinkCard heading="Other cards of this person" links={links} />;
}
