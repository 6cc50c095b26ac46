import { useSyncExternalStore } from 'react';
import { useIdle } from '../../ui/useIdle';
import type { Contact } from '../model/contact';
import { useDecisions } from '../store/decisions/useDecisions';
import { useAnalysis } from '../store/analysis/useAnalysis';
import { useContactStore } from '../store/useContactStore';
import { byAge, openGroups } from './groups';

const NONE: readonly Contact[] = [];

/** The other cards of a contact's person, the newest first. */
export interface SameCards {
  /** By the answers. */
  known: readonly Contact[];
  /** Those that Clean Up asks about. */
  asked: readonly Contact[];
}

/** `null` until the contacts are analyzed, which begins once all are here and the browser is idle. */
export function useSameCards({ id }: Contact): SameCards | null {
  const store = useContactStore();
  // Another one with each change of a contact.
  const list = useSyncExternalStore(store.subscribe, store.current);
  const { state: analysis } = useAnalysis(useIdle(list.kind === 'all'));
  const { state: answers } = useDecisions('pairs');
  if (analysis.kind === 'waiting' || answers.kind === 'loading') return null;
  if (answers.kind === 'failed') return { known: NONE, asked: NONE };
  const { entries } = answers;
  const pairs = analysis.kind === 'done' ? analysis.pairs : [];
  const otherIn = (question: string, answer: string) => {
    const ids = question.split(' ');
    const other = answer === 'both' && ids.includes(id) && ids.find((one) => one !== id);
    return (other && store.contact(other)) || [];
  };
  const isOne = (one: Contact) => one.id === id;
  const groups = pairs.some(({ a, b }) => a === id || b === id)
    ? openGroups(
        pairs,
        entries,
        (one) => store.contact(one),
        (one) => one === id,
      )
    : [];
  const group = groups.find(({ contacts }) => contacts.some(isOne));
  return {
    known: [...entries].flatMap(([question, answer]) => otherIn(question, answer)).sort(byAge),
    asked: group?.contacts.filter((one) => !isOne(one)) ?? NONE,
  };
}
