import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../lib/dates';
import type { Contact } from '../contact';
import { FIELDS } from '../fields';
import styles from './ContactFacts.module.css';
import { CopyButton } from './CopyButton';

/** Notes stand under them. The title comes before the company, as on a card (R2.53). */
const [name, company, title, ...others] = FIELDS.filter(({ key }) => key !== 'notes');
const FACTS = [name, title, company, ...others].filter((field) => field !== undefined);

/**
 * The "Contact Information" table: only what is there (R2.53), and a link only where it is safe. What people
 * carry elsewhere has a button that copies it.
 */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { tags, createdAt, updatedAt } = contact;
  return (
    <table className={styles.facts}>
      <tbody>
        {FACTS.map(({ key, name, link, opensTab }) => (
          <Fact
            key={key}
            label={name}
            text={contact[key]}
            href={link?.(contact[key])}
            opensTab={opensTab}
            canCopy={link !== undefined}
          />
        ))}
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
  href?: string | null | undefined;
  opensTab?: boolean | undefined;
  canCopy?: boolean;
}

function Fact({ label, text, href, opensTab = false, canCopy = false }: FactProps) {
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
          {canCopy && <CopyButton label={label} text={text} />}
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
