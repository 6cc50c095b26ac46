import { formatDate } from '../../platform/dates';
import { contactPath } from '../../routes';
import { LinkCard } from '../../ui/LinkCard';
import { useSameCards } from '../cleanUp/useSameCards';
import { Colleagues } from '../company/Colleagues';
import { shownName, type Contact } from '../model/contact';

/** The contacts beside this one: of its company, and the other cards of its person, who is no colleague. */
export function OtherContacts({ contact }: { contact: Contact }) {
  const same = useSameCards(contact);
  if (!same) return null;
  const { known, asked } = same;
  const links = known.map(({ id, name, title, company, createdAt }) => ({
    to: contactPath(id),
    text: [title, company].filter(Boolean).join(', ') || shownName(name),
    note: formatDate(createdAt),
  }));
  return (
    <>
      <Colleagues contact={contact} except={[...known, ...asked]} />
      {links.length > 0 && <LinkCard heading="Other cards of this person" links={links} />}
    </>
  );
}
