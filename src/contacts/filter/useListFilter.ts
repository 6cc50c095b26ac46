import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { runWhenIdle } from '../../platform/runWhenIdle';
import { useToday } from '../../platform/today';
import type { Contact } from '../model/contact';
import type { Predicate } from '../model/filter';
import type { LoadedList } from '../store/ContactList';
import { filterPreparation, predicateOf } from '../store/facets';

/** What a filter and `within` leave of a list, and whether the row of chips is shown that changes the filter. */
export function useListFilter(
  { kind, contacts }: LoadedList,
  filter: string,
  within: Predicate | undefined,
) {
  const [isOpen, setOpen] = useState(false);
  const filterRow = useRef<HTMLUListElement>(null);
  const today = useToday();
  const predicate = useMemo((): Predicate | null => {
    if (filter === '') return within ?? null;
    const filtered = predicateOf(contacts, filter, today);
    return within ? (contact: Contact) => within(contact) && filtered(contact) : filtered;
  }, [contacts, filter, within, today]);
  const isWhole = kind === 'all';
  const prepare = useEffectEvent(() => runWhenIdle(filterPreparation(contacts)));
  useEffect(() => (isWhole ? prepare() : undefined), [isWhole]);
  return {
    predicate,
    filterRow,
    isFilterShown: isOpen || filter !== '',
    /** Shows the row with its first chip open. Hides it where nothing is filtered. */
    pressFilter: () => {
      const isShown = isOpen && filter === '';
      flushSync(() => setOpen(!isShown));
      const chip = filterRow.current?.querySelector('button');
      // Escape leads back to what has the focus now.
      chip?.focus();
      chip?.click();
    },
  };
}
