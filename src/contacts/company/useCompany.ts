import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { chunksOf } from '../../platform/chunksOf';
import { runWhenIdle } from '../../platform/runWhenIdle';
import type { Contact } from '../model/contact';
import type { ContactStore } from '../store/ContactStore';
import { useContactStore } from '../store/useContactStore';
import { companiesOf, companyIn, companyName, companyOf } from '../model/companies';

/** How many contacts' companies are computed in one task: a few ms of work. */
const COMPUTED_AT_ONCE = 200;

/** A company: its key (`companyAmong`), its name, and its contacts, the newest first. */
export interface Company {
  key: string;
  name: string;
  contacts: readonly Contact[];
}

/** The company of a contact; `null` for none, `undefined` until all contacts are loaded and grouped (R15.127). */
export function useCompany(contact: Contact | undefined): Company | null | undefined {
  const store = useContactStore();
  const list = useSyncExternalStore(store.subscribe, store.current);
  const contacts = list.kind === 'all' ? list.contacts : null;
  const areAsked = useAsked(contacts);
  return useMemo(() => {
    if (!contacts || !areAsked || !contact) return undefined;
    const company = companyIn(contacts, contact);
    return company && { ...company, name: companyName(company.key, company.contacts) };
  }, [contact, contacts, areAsked]);
}

/** Finds the people of the company of a contact among all contacts, also once that one is gone. */
export function peopleOf(store: ContactStore, id: string) {
  let last: Contact | undefined;
  return (contacts: readonly Contact[]): readonly Contact[] => {
    last = store.contact(id) ?? last;
    return (last && companyIn(contacts, last)?.contacts) ?? [];
  };
}

/** Whether each of these contacts was asked for its company; that begins when there are some, and waits for idle time. */
function useAsked(contacts: readonly Contact[] | null): boolean {
  const [areAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!contacts || areAsked) return;
    const parts = chunksOf(contacts, COMPUTED_AT_ONCE).map((part) => () => part.forEach(companyOf));
    const end = () => {
      // Grouped here, and not while a page is drawn.
      companiesOf(contacts);
      setAsked(true);
    };
    return runWhenIdle([...parts, end]);
  }, [contacts, areAsked]);
  return areAsked;
}
