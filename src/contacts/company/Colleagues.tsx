import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text';
import { companyPath, contactPath } from '../../routes';
import { Card } from '../../ui/Card';
import type { Contact } from '../contact';
import styles from './Colleagues.module.css';
import { useCompany } from './useCompany';

const SHOWN = 3;

/** Who else is of this contact's company, the newest first, and the way to all of them (R15.127). */
export function Colleagues({ contact }: { contact: Contact }) {
  const company = useCompany(contact);
  const others = company?.contacts.filter(({ id }) => id !== contact.id) ?? [];
  if (!company || others.length === 0) return null;
  return (
    <Card compact className={styles.colleagues}>
      <h2>
        <Link to={companyPath(contact.id)}>
          {formatCount(others.length)} more at <bdi>{company.name}</bdi>
        </Link>
      </h2>
      <ul className={styles.people}>
        {others.slice(0, SHOWN).map(({ id, name, title }) => (
          <li key={id}>
            <Link to={contactPath(id)}>
              <bdi>{name || 'Unnamed Contact'}</bdi>
            </Link>
            {title && <bdi className={styles.title}>{title}</bdi>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
