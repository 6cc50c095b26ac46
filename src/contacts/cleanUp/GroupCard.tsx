import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { contactPath } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useKeys } from '../../ui/keys';
import { CardImage } from '../desk/picture/CardImage';
import { shownName, type Contact } from '../model/contact';
import { FIELDS, type ContactTextField } from '../model/fields';
import { imageSource } from '../store/imageSource';
import styles from './GroupCard.module.css';
import { differenceIn, shownReasons, type Group } from './groups';
import { Letters } from './Letters';
import type { Pass } from './usePass';
import { QuestionCard } from './QuestionCard';

interface GroupCardProps {
  group: Group;
  pass: Pass<Group>;
}

/** Cards that may be of one person, side by side: the reasons, what differs, and the answers. */
export function GroupCard({ group, pass }: GroupCardProps) {
  const { contacts, more } = group;
  const reasons = shownReasons(group);
  const [keptId, setKeptId] = useState('');
  const id = useId();
  const name = shownName(contacts.find((one) => one.name !== '')?.name ?? '');
  const kept = contacts.find((one) => one.id === keptId) ?? contacts[0];
  const hasPicture = contacts.some((one) => imageSource(one.cardImageURL) !== '');
  const keepOne = () => kept && pass.keepOne(group, kept);
  const keepBoth = () => pass.sayOfCards(group, 'both');
  const apart = () => pass.sayOfCards(group, 'apart');
  useKeys('cleanUp', { keepBoth, itsRight: apart });

  return (
    <QuestionCard
      as="section"
      aria-labelledby={`${id}-name`}
      choices={[
        {
          ...{ label: 'Merge', hint: '↵', onClick: keepOne },
          'aria-describedby': `${id}-name ${id}-why`,
        },
        { label: 'Not the Same', hint: 'D', onClick: apart },
        { label: 'Later', hint: 'J', onClick: () => pass.goOn(1) },
      ]}
    >
      <header className={styles.head}>
        <h2 id={`${id}-name`}>
          <bdi translate="no">{name}</bdi>
        </h2>
        <ul id={`${id}-why`} className={styles.reasons} aria-label="Why">
          {reasons.map((reason) => (
            <Badge as="li" key={reason}>
              {reason}
            </Badge>
          ))}
        </ul>
      </header>
      <div className={styles.cards}>
        {contacts.map((contact) => (
          <div key={contact.id} className={styles.card}>
            {hasPicture && (
              <CardImage
                key={contact.cardImageURL}
                url={contact.cardImageURL}
                name={shownName(contact.name)}
                keepsPlace
              />
            )}
            <label className={styles.choice}>
              <input
                type="radio"
                name={id}
                aria-describedby={`${id}-${contact.id}`}
                checked={contact.id === kept?.id}
                onChange={() => setKeptId(contact.id)}
              />
              <span>Keep This One</span>
            </label>
            <p id={`${id}-${contact.id}`} className={styles.dated}>
              <span>
                {contact.createdAt
                  ? `Card of ${formatDate(contact.createdAt)}`
                  : 'Card without a date'}
              </span>{' '}
              <Link to={contactPath(contact.id)}>
                Open<span className="visuallyHidden">{` this card of ${name}`}</span>
              </Link>
            </p>
          </div>
        ))}
      </div>
      <Texts contacts={contacts} />
      {more > 0 && (
        <p className={styles.muted}>
          {`${counted(more, 'more card comes', 'more cards come')} once these are answered.`}
        </p>
      )}
      <p className={styles.both}>
        One person, and each card is right:
        <Button variant="quiet" aria-keyshortcuts="B" onClick={keepBoth}>
          {contacts.length > 2 ? 'Keep All' : 'Keep Both'}
        </Button>
      </p>
    </QuestionCard>
  );
}

/** What the cards say: what differs is there to be compared, the rest behind a line. */
function Texts({ contacts }: { contacts: readonly Contact[] }) {
  const rows = FIELDS.map(({ key, name }) => ({
    ...{ key, name },
    texts: contacts.map((contact) => contact[key]),
  })).filter(({ texts }) => texts.some((text) => text !== ''));
  const isSame = ({ texts }: TextRow) => texts.every((text) => text === texts[0]);
  const same = rows.filter(isSame);
  return (
    <div>
      <TextTable rows={rows.filter((row) => !isSame(row))} differ />
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>
            <span>{counted(same.length, 'field is the same', 'fields are the same')}</span>
            <Icon name="chevronDown" />
          </summary>
          <TextTable rows={same} />
        </details>
      )}
    </div>
  );
}

interface TextRow {
  key: ContactTextField;
  name: string;
  texts: readonly string[];
}

function TextTable({ rows, differ = false }: { rows: readonly TextRow[]; differ?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.texts} role="table">
      <tbody role="rowgroup">
        {rows.map(({ key, name, texts }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              <span>{name}</span>
              {differ && <span className={styles.sign}>{differenceIn(key, texts)}</span>}
            </th>
            {texts.map((text, place) => (
              <td key={place} role="cell">
                {text === '' ? (
                  <span className={styles.muted}>(empty)</span>
                ) : (
                  <bdi translate="no">
                    {differ ? <Letters text={text} than={otherOf(texts, place)} as="mark" /> : text}
                  </bdi>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the text of a card is compared with: the first that differs and says something. */
function otherOf(texts: readonly string[], place: number): string {
  return texts.find((text) => text !== '' && text !== texts[place]) ?? '';
}
