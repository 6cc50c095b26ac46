import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../lib/dates';
import { mailLink, mapsLink, telLink, webLink } from '../../lib/links';
import type { Contact } from '../../contacts/contact';
import styles from './ContactFacts.module.css';

/** The "Contact Information" table: only what is there (R2.53), and a link only where it is safe. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { name, title, company, email, phone, website, address, tags, createdAt, updatedAt } =
    contact;
  return (
    <table className={styles.facts}>
      <tbody>
        <Fact label="Name" text={name} />
        <Fact label="Title" text={title} />
        <Fact label="Company" text={company} />
        <Fact label="Email" text={email} href={mailLink(email)} />
        <Fact label="Phone" text={phone} href={telLink(phone)} />
        <Fact label="Website" text={website} href={webLink(website)} opensTab />
        <Fact label="Address" text={address} href={mapsLink(address)} opensTab />
        {tags.length > 0 && <Tags tags={tags} />}
        <Fact label="Added" text={formatDate(createdAt)} />
        <Fact label="Updated" text={formatDate(updatedAt)} />
      </tbody>
    </table>
  );
}

interface FactProps {
  label: string;
  text: string;
  href?: string | null;
  opensTab?: boolean;
}

function Fact({ label, text, href, opensTab = false }: FactProps) {
  if (!text) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td dir="auto">
        {href ? (
          <FactLink href={href} opensTab={opensTab}>
            {text}
          </FactLink>
        ) : (
          text
        )}
      </td>
    </tr>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <tr>
      <th scope="row">Tags</th>
      <td>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <Badge as="li" key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function FactLink({
  href,
  opensTab,
  children,
}: {
  href: string;
  opensTab: boolean;
  children: ReactNode;
}) {
  if (!opensTab) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}
