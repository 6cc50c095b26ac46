import { Colleagues } from '../company/Colleagues';
import type { Contact } from '../contact';
import { OtherCards } from '../same/OtherCards';

/** The contacts beside this one: of its company, and other cards of the person. */
export function OtherContacts({ contact }: { contact: Contact }) {
  return (
    <>
      <Colleagues contact={contact} />
      <OtherCards contact={contact} />
    </>
  );
}
