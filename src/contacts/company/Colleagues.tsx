import { Link } from 'react-router-dom';
import { formatCount } from '../../platform/text';
import { companyPath, contactPath } from '../../routes';
import { LinkCard } from '../../ui/LinkCard';
import { shownName, type Contact } from '../model/contact';
import { useCompany } from './useCompany';

const SHOWN = 3;

interface ColleaguesProps {
  contact: Contact;
  /** The other cards of the same person. */
  except: readonly Contact[];
}

/** Other people of this contact's company, the newest first, and a link to all (R15.127). */
export function Colleagues({ contact, except }: ColleaguesProps) {
  const company = useCompany(contact);
  const own = new Set([contact, ...except].map(({ id }) => id));
  const others = company?.contacts.filter(({ id }) => !own.has(id)) ?? [];
  if (!company || others.length === 0) return null;
  const heading = (
    <Link to={companyPath(contact.id)}>
      <span>{formatCount(others.length)}</span> more at <bdi translate="no">{company.name}</bdi>
    </Link>
  );
  const links = others.slice(0, SHOWN).map(({ id, name, title }) => ({
    to: contactPath(id),
    text: shownName(name),
    note: title,
  }));
  return <LinkCard heading={heading} links={links} />;
}
