import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { careWords, filesFor, misreadCard } from '../../content/misread';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import styles from './MisreadSection.module.css';

/** What no other reader of cards does: it finds what the scan misread, and hands the rest on (R2.26). */
export function MisreadSection() {
  const { name, title, company, phone, readAs } = misreadCard;
  return (
    <section className={styles.section} aria-labelledby="misread">
      <div className={styles.words}>
        <h2 id="misread">It finds what the scan misread</h2>
        <p>
          No scan is perfect. Cardfile looks through every contact for letters that a camera takes
          for others, fields that changed places and numbers that lack a digit. It shows the card
          beside its suggestion: one press, and it is right.
        </p>
      </div>
      <figure className={styles.proof} translate="no">
        <div className={styles.card}>
          <p className={styles.company}>{company}</p>
          <p className={styles.name}>{name}</p>
          <p>{title}</p>
          <p>{phone}</p>
          <p>
            <Email sign={<mark>@</mark>} />
          </p>
        </div>
        <figcaption className={styles.fields}>
          <p className={styles.wrong}>
            <span>The scan read</span>
            <del>
              <Email sign={readAs} />
            </del>
          </p>
          <Icon name={ArrowRight} />
          <p className={styles.right}>
            <span>Cardfile suggests</span>
            <ins>
              <Email sign="@" />
            </ins>
          </p>
        </figcaption>
      </figure>
      <div className={styles.more}>
        <Card className={styles.files}>
          <h3>Into HubSpot in three clicks</h3>
          <p>
            Choose the program, and the file has its columns: first and last name apart, phones that
            can be dialed, nothing to map by hand.
          </p>
          <ul>
            {filesFor.map((program) => (
              <li key={program} translate="no">
                {program}
              </li>
            ))}
          </ul>
        </Card>
        <Card as="div">
          <dl className={styles.care}>
            {careWords.map(({ title: term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </section>
  );
}

/** The email of the card with this sign in its middle, before which a line may break. */
function Email({ sign }: { sign: ReactNode }) {
  return (
    <>
      <span>{misreadCard.mailbox}</span>
      <wbr />
      {sign}
      <span>{misreadCard.domain}</span>
    </>
  );
}
