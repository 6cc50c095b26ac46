import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../lib/dates';
import { mailLink, mapsLink, telLink, webLink } from '../../lib/links';
import type { Contact } from '../contact';
import styles from './ContactFacts.module.css';
import { CopyButton } from './CopyButton';
import type { Say } from './Said';

/**
 * The "Contact Information" table: only what is there (R2.53), and a link only where it is safe. What people
 * carry elsewhere has a button that copies it.
 */
export function ContactFacts({ contact, say }: { contact: Contact; say: Say }) {
  const { name, title, company, email, phone, website, address, tags, createdAt, updatedAt } =
    contact;
  return (
    <table className={styles.facts}>
      <tbody>
        <Fact label="Name" text={name} />
        <Fact label="Title" text={title} />
        <Fact label="Company" text={company} />
        <Fact label="Email" text={email} href={mailLink(email)} say={say} />
        <Fact label="Phone" text={phone} href={telLink(phone)} say={say} />
        <Fact label="Website" text={website} href={webLink(website)} opensTab say={say} />
        <Fact label="Address" text={address} href={mapsLink(address)} opensTab say={say} />
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
  /** Given where the text can be copied. */
  say?: Say;
}

function Fact({ label, text, href, opensTab = false, say }: FactProps) {
  if (!text) return null;
  // Its direction is its own, its place is that of all the others.
  const shown = <bdi>{text}</bdi>;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <div className={styles.value}>
          {href ? (
            <FactLink href={href} opensTab={opensTab}>
              {shown}
            </FactLink>
          ) : (
            <span>{shown}</span>
          )}
          {say && <CopyButton label={label} text={text} say={say} />}
        </div>
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

interface FactLinkProps {
  href: string;
  opensTab: boolean;
  children: ReactNode;
}

function FactLink({ href, opensTab, children }: FactLinkProps) {
  if (!opensTab) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}
