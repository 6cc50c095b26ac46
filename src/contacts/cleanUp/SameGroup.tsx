import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { contactPath } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { shownName, type Contact } from '../model/contact';
import { FIELDS } from '../model/fields';
import { imageSource } from '../store/imageSource';
import { CardImage } from '../desk/picture/CardImage';
import type { Group } from './groups';
import styles from './SameGroup.module.css';
import type { useAnswers } from './useAnswers';

interface SameGroupProps {
  group: Group;
  answers: ReturnType<typeof useAnswers>;
}

/** Cards that may be of one person, side by side: the differences, the reasons, and the three answers. */
export function SameGroup({ group, answers }: SameGroupProps) {
  const { contacts, reasons, more } = group;
  const [newest] = contacts;
  const [keptId, setKeptId] = useState(newest?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const name = shownName(contacts.find((one) => one.name !== '')?.name ?? '');
  const kept = contacts.find((one) => one.id === keptId) ?? newest;
  const hasPicture = contacts.some((one) => imageSource(one.cardImageURL) !== '');

  const keep = async () => {
    if (!kept) return;
    setBusy(true);
    await answers.keep(group, kept);
    setBusy(false);
  };
  const say = (answer: 'both' | 'apart') => void answers.answer(group, answer);

  return (
    <Card className={styles.group} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <h3 id={`${id}-name`}>
          <bdi translate="no">{name}</bdi>
        </h3>
        <ul className={styles.reasons} aria-label="Why">
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
              <span>Keep this one</span>
            </label>
            <p id={`${id}-${contact.id}`} className={styles.date}>
              <span>
                {contact.createdAt
                  ? `Card of ${formatDate(contact.createdAt)}`
                  : 'Card without a date'}
              </span>
              {' · '}
              <Link to={contactPath(contact.id)}>
                Open<span className="visuallyHidden">{` this card of ${name}`}</span>
              </Link>
            </p>
          </div>
        ))}
      </div>
      <Texts contacts={contacts} />
      {more > 0 && (
        <p className={styles.more}>
          {`${counted(more, 'more card comes', 'more cards come')} once these are answered.`}
        </p>
      )}
      {/* Beside the name on the screen; for the keyboard after the choice that they are about. */}
      <Actions className={styles.answers}>
        <Button variant="primary" busy={isBusy} onClick={() => void keep()}>
          {isBusy ? 'Keeping one...' : 'Keep one'}
        </Button>
        <Button onClick={() => say('both')}>
          {contacts.length === 2 ? 'Same person, both cards' : 'Same person, all cards'}
        </Button>
        <Button variant="quiet" onClick={() => say('apart')}>
          Not the same
        </Button>
      </Actions>
    </Card>
  );
}

/** What the cards say: what differs is there to be compared, the rest behind a line. */
function Texts({ contacts }: { contacts: readonly Contact[] }) {
  const rows = FIELDS.map(({ key, name }) => ({
    key,
    name,
    texts: contacts.map((contact) => ({ id: contact.id, text: contact[key] })),
  })).filter(({ texts }) => texts.some(({ text }) => text !== ''));
  const isSame = ({ texts }: TextRow) => texts.every(({ text }) => text === texts[0]?.text);
  const same = rows.filter(isSame);
  return (
    <div>
      <TextTable rows={rows.filter((row) => !isSame(row))} differ />
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>
            {counted(same.length, 'field is the same', 'fields are the same')}
            <Icon name="chevronDown" />
          </summary>
          <TextTable rows={same} />
        </details>
      )}
    </div>
  );
}

interface TextRow {
  key: string;
  name: string;
  texts: readonly { id: string; text: string }[];
}

function TextTable({ rows, differ = false }: { rows: readonly TextRow[]; differ?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <table className={clsx(styles.texts, differ && styles.differs)} role="table">
      <tbody role="rowgroup">
        {rows.map(({ key, name, texts }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              <span>{name}</span>
              {differ && <span className={styles.sign}>differs</span>}
            </th>
            {texts.map(({ id, text }) => (
              <td key={id} role="cell">
                {text === '' ? (
                  <span className={styles.blank}>(empty)</span>
                ) : (
                  <bdi translate="no" className={styles.text}>
                    {text}
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
