import { useSyncExternalStore } from 'react';
import { lateCode } from '../../lib/lateCode';
import { useIdleCode } from '../../ui/laterParts';
import { Colleagues } from '../company/Colleagues';
import type { Contact } from '../contact';
import { OtherCards } from '../same/OtherCards';
import { useContactStore } from '../store/useContactStore';

// It begins to judge the contacts, which takes the computer's time.
const loadMayBeSame = lateCode(() => import('../same/MayBeSame'));

/** The contacts beside this one: of its company, other cards of the person, and cards that may be. */
export function OtherContacts({ contact }: { contact: Contact }) {
  const store = useContactStore();
  const list = useSyncExternalStore(store.subscribe, store.current);
  const later = useIdleCode(loadMayBeSame, list.kind === 'all');
  return (
    <>
      <Colleagues contact={contact} />
      <OtherCards contact={contact} />
      {later && <later.MayBeSame contact={contact} />}
    </>
  );
}
