import { useSyncExternalStore } from 'react';
import { useIdle } from '../../ui/useIdle';
import { Colleagues } from '../company/Colleagues';
import type { Contact } from '../model/contact';
import { MayBeSame } from '../cleanUp/MayBeSame';
import { OtherCards } from '../cleanUp/OtherCards';
import { useContactStore } from '../store/useContactStore';

/** The contacts beside this one: of its company, other cards of the person, and cards that may be. */
export function OtherContacts({ contact }: { contact: Contact }) {
  const store = useContactStore();
  const list = useSyncExternalStore(store.subscribe, store.current);
  // It begins to judge the contacts, which takes the computer's time.
  const isIdle = useIdle(list.kind === 'all');
  return (
    <>
      <Colleagues contact={contact} />
      <OtherCards contact={contact} />
      {isIdle && <MayBeSame contact={contact} />}
    </>
  );
}
