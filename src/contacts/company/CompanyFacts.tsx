import { Link } from 'react-router-dom';
import { formatDate } from '../../platform/dates';
import { telLink } from '../text/readPhone';
import { formatCount } from '../../platform/text';
import { contactPath } from '../../routes';
import { Card } from '../../ui/Card';
import { Fact, FactList } from '../../ui/FactList';
import { shownName, type Contact } from '../model/contact';
import { mostFrequent } from '../model/companies';
import { companyEmailDomain } from '../model/companyKey';
import styles from './CompanyFacts.module.css';

const MOST_SHOWN = 6;

/** Facts of a company from its contacts, which come with the newest first (R15.128). */
export function CompanyFacts({ contacts }: { contacts: readonly Contact[] }) {
  const titles = mostFrequent(contacts.map(({ title }) => title));
  const phones = mostFrequent(contacts.map(({ phone }) => phone));
  const domains = mostFrequent(contacts.map(companyEmailDomain));
  const dated = contacts.filter(({ createdAt }) => createdAt !== null);
  return (
    <Card compact className={styles.facts}>
      <FactList inline>
        <Fact label="People">{formatCount(contacts.length)}</Fact>
        {domains.length > 0 && (
          <Fact label="Email domain">
            <bdi translate="no">{domains.map(([domain]) => domain).join(', ')}</bdi>
          </Fact>
        )}
        {dated.length > 0 && (
          <>
            <Fact label="First scan">{formatDate(dated.at(-1)?.createdAt ?? null)}</Fact>
            <Fact label="Last scan">{formatDate(dated[0]?.createdAt ?? null)}</Fact>
          </>
        )}
      </FactList>
      <FactList className={styles.more}>
        {titles.length > 0 && (
          <Fact label="Titles">
            <Counted texts={titles} />
          </Fact>
        )}
        {phones.length > 0 && (
          <Fact label="Phone numbers">
            <Counted texts={phones} linkOf={telLink} />
          </Fact>
        )}
      </FactList>
      <Notes contacts={contacts.filter(({ notes }) => notes !== '')} />
    </Card>
  );
}

interface CountedProps {
  texts: readonly (readonly [text: string, count: number])[];
  linkOf?: (text: string) => string | null;
}

function Counted({ texts, linkOf }: CountedProps) {
  const more = texts.length - MOST_SHOWN;
  return (
    <ul className={styles.texts}>
      {texts.slice(0, MOST_SHOWN).map(([text, count]) => {
        const href = linkOf?.(text);
        return (
          <li key={text}>
            {href ? (
              <a href={href}>
                <bdi translate="no">{text}</bdi>
              </a>
            ) : (
              <bdi translate="no">{text}</bdi>
            )}
            {count > 1 && <span className={styles.count}>{` (${formatCount(count)} people)`}</span>}
          </li>
        );
      })}
      {more > 0 && <li className={styles.count}>{`and ${formatCount(more)} more`}</li>}
    </ul>
  );
}

function Notes({ contacts }: { contacts: readonly Contact[] }) {
  const more = contacts.length - MOST_SHOWN;
  if (contacts.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="Notes">
      <h2>Notes</h2>
      <ol className={styles.list}>
        {contacts.slice(0, MOST_SHOWN).map(({ id, name, notes, createdAt }) => (
          <li key={id}>
            <p className={styles.count}>
              <Link to={contactPath(id)}>
                <bdi translate="no">{shownName(name)}</bdi>
              </Link>{' '}
              <span>{formatDate(createdAt)}</span>
            </p>
            <p className={styles.note}>
              <bdi translate="no">{notes}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.count}>{`and ${formatCount(more)} more`}</p>}
    </section>
  );
}
