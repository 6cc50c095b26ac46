import { Fragment, type ReactNode } from 'react';
import { formatDate } from '../../platform/dates';
import type { Contact } from '../model/contact';
import { FIELDS, type ContactTextField } from '../model/fields';
import styles from './ContactFacts.module.css';
import { BracketedText } from './ContactHeader';
import { useTelLink } from './useTelLink';
import { Value } from './Value';

/** Notes stand under them. The title comes before the company, as on a card (R2.53). */
const [name, company, title, ...others] = FIELDS.filter(({ key }) => key !== 'notes');
const FACTS = [name, title, company, ...others].filter((field) => field !== undefined);

interface ContactFactsProps {
  contact: Contact;
  /** What opens the form in a box, where the boxes stand in the place of the values. */
  editOf?: ((box: ContactTextField) => () => void) | undefined;
}

/** The "Contact Information" table: what is there (R2.53), linked where it is safe, with a button to copy it. */
export function ContactFacts({ contact, editOf }: ContactFactsProps) {
  const { link: tel } = useTelLink(contact);
  return (
    <FactTable>
      {FACTS.map(({ key, name, link, opensTab }) => (
        <Fact
          key={key}
          className={styles[key]}
          label={name}
          text={contact[key]}
          href={key === 'phone' ? tel : link?.(contact[key])}
          opensTab={opensTab}
          canCopy={link !== undefined}
          onEdit={editOf?.(key)}
        />
      ))}
    </FactTable>
  );
}

/** When the contact came and was changed last: below what one reads and corrects. */
export function ContactDates({ contact: { createdAt, updatedAt } }: { contact: Contact }) {
  return (
    <FactTable>
      <Fact className={styles.date} label="Added" text={formatDate(createdAt)} />
      <Fact className={styles.date} label="Updated" text={formatDate(updatedAt)} />
    </FactTable>
  );
}

function FactTable({ children }: { children: ReactNode }) {
  return (
    // Roles are spelled out because browsers forget those of a grid's parts.
    <table role="table" className={styles.facts}>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface FactProps {
  className: string | undefined;
  label: string;
  text: string;
  href?: string | null | undefined;
  opensTab?: boolean | undefined;
  canCopy?: boolean | undefined;
  onEdit?: (() => void) | undefined;
}

function Fact({ className, label, text, href, opensTab = false, canCopy, onEdit }: FactProps) {
  if (!text) return null;
  const isLink = typeof href === 'string';
  // Its direction is its own, its place is that of all the others.
  const shown = isLink ? <BreakableText text={text} /> : <BracketedText text={text} />;
  return (
    <tr role="row" className={className}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell">
        <Value {...{ label, text, isLink, canCopy, onEdit }}>
          {isLink ? (
            <FactLink href={href} opensTab={opensTab}>
              {shown}
            </FactLink>
          ) : (
            shown
          )}
        </Value>
      </td>
    </tr>
  );
}

/** An address that breaks after its signs, and not within a word. Another one has new elements. */
export function BreakableText({ text }: { text: string }) {
  return (
    <bdi key={text} translate="no">
      {text.split(/(?<=[@./])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </bdi>
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
