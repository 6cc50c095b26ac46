import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lateCode } from '../../platform/lateCode';
import { useSession } from '../../session/useSession';
import type { Contact } from '../model/contact';
import { useBeside } from '../desk/beside';
import type { Predicate } from '../store/ContactIndex';
import type { LoadedList } from '../store/ContactList';
import type * as Filters from './Filters';

const loadFilters = lateCode(() => import('./Filters'));

/** Until its code is here, nobody knows what a filter leaves. */
const NOBODY: Predicate = () => false;

/** What a filter and `within` leave of a list. `filters` shows and changes the filter, once its code is here. */
export function useListFilter(list: LoadedList, filter: string, within: Predicate | undefined) {
  const { contacts } = list;
  const [isFilterOpen, setFilterOpen] = useState(false);
  const isBeside = useBeside() !== null;
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (isBeside !== wasBeside) {
    setWasBeside(isBeside);
    // The panel above the rows would come back as a sheet over the contact.
    setFilterOpen(false);
  }
  const { filters, isLost, tryAgain } = useFilters(list, isFilterOpen || filter !== '', () =>
    setFilterOpen(false),
  );
  const predicate = useMemo((): Predicate | null => {
    if (filter === '') return within ?? null;
    const filtered = filters ? filters.predicateOf(contacts, filter) : NOBODY;
    return within ? (contact: Contact) => within(contact) && filtered(contact) : filtered;
  }, [filters, contacts, filter, within]);
  return {
    filters,
    /** Whether their code could not be loaded. */
    areFiltersLost: isLost,
    predicate,
    isFilterOpen,
    setFilterOpen: (isOpen: boolean) => {
      setFilterOpen(isOpen);
      if (isOpen) tryAgain();
    },
  };
}

// `null` until the code is here and has looked at each contact, in slices; a failure is shown as a notice.
function useFilters({ kind, contacts }: LoadedList, isWanted: boolean, onFailure: () => void) {
  const { notices } = useSession();
  const [filters, setFilters] = useState<typeof Filters | null>(null);
  const [isLost, setLost] = useState(false);
  const isNeeded = isWanted && filters === null && !isLost && kind !== 'newest';
  const prepare = useEffectEvent((code: typeof Filters) => code.prepareFilters(contacts));
  const fail = useEffectEvent(() => {
    const text = 'We couldn’t load the filters. Reload the page.';
    notices.show({ kind: 'error', text, stays: false });
    setLost(true);
    onFailure();
  });
  useEffect(() => {
    if (!isNeeded) return;
    const end = new AbortController();
    const load = async () => {
      const code = await loadFilters();
      await prepare(code);
      if (!end.signal.aborted) setFilters(code);
    };
    load().catch(() => {
      if (!end.signal.aborted) fail();
    });
    return () => end.abort();
  }, [isNeeded]);
  const tryAgain = () => setLost(false);
  return { filters, isLost, tryAgain };
}
