import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../platform/dates';
import type { Contact } from '../model/contact';
import { FIELDS, type ContactTextField } from '../model/fields';
import styles from './ContactFacts.module.css';
import { BracketedText } from './ContactHeader';
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
  return (
    <FactTable>
      {FACTS.map(({ key, name, link, opensTab }) => (
        <Fact
          key={key}
          className={styles[key]}
          label={name}
          text={contact[key]}
          href={link?.(contact[key])}
          opensTab={opensTab}
          canCopy={link !== undefined}
          onEdit={editOf?.(key)}
        />
      ))}
      <FixedFacts contact={contact} />
    </FactTable>
  );
}

/** What no form changes, as a table at the place that it has among the facts. */
export function FixedFactTable({ contact }: { contact: Contact }) {
  return (
    <FactTable isRest>
      <FixedFacts contact={contact} />
    </FactTable>
  );
}

function FactTable({ isRest = false, children }: { isRest?: boolean; children: ReactNode }) {
  return (
    // Roles are spelled out because browsers forget those of a grid's parts.
    <table role="table" className={clsx(styles.facts, isRest && styles.rest)}>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

function FixedFacts({ contact: { tags, createdAt, updatedAt } }: { contact: Contact }) {
  return (
    <>
      {tags.length > 0 && <Tags tags={tags} />}
      <Fact className={styles['createdAt']} label="Added" text={formatDate(createdAt)} />
      <Fact className={styles['updatedAt']} label="Updated" text={formatDate(updatedAt)} />
    </>
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

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <tr role="row" className={styles.tagged}>
      <th role="rowheader" scope="row">
        Tags
      </th>
      <td role="cell">
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <Badge as="li" key={tag}>
              <bdi translate="no">{tag}</bdi>
            </Badge>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** An address that breaks after its signs, and not within a word. Another one is drawn anew. */
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
