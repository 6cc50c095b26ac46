import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { companyPath } from '../../routes';
import type { Contact } from '../contact';
import { rowIndex } from '../list/useRowFocus';
import { companyIn } from './companies';
import { attachCompanyCells } from './companyCells';
import { useAsked } from './useCompany';

interface CompanyCellsProps {
  panel: RefObject<HTMLElement | null>;
  contacts: readonly Contact[];
  rows: readonly Contact[];
}

/** Marks a company in the list as the way to its page, while the pointer is on it and the list has others of it (R15.128). */
export function CompanyCells({ panel, contacts, rows }: CompanyCellsProps) {
  // They are asked once a pointer comes near.
  const [isWanted, setWanted] = useState(false);
  const areAsked = useAsked(isWanted ? contacts : null);
  const look = useRef(() => {});
  const pathOf = useEffectEvent((row: Element) => {
    setWanted(true);
    const contact = rows[rowIndex(row)];
    return areAsked && contact && hasOthers(contact, contacts) ? companyPath(contact.id) : '';
  });
  useEffect(() => {
    if (!panel.current) return;
    const end = new AbortController();
    look.current = attachCompanyCells(panel.current, (row) => pathOf(row), end.signal);
    return () => end.abort();
  }, [panel]);
  useEffect(() => look.current(), [areAsked, contacts, rows]);
  return null;
}

function hasOthers(contact: Contact, contacts: readonly Contact[]): boolean {
  const company = companyIn(contacts, contact);
  return company !== null && company.contacts.length > 1;
}
