import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { contactPath } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Actions, Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { shownName, type Contact } from '../model/contact';
import { FIELDS } from '../model/fields';
import { CardFace } from '../desk/CardFace';
import type { Group } from './groups';
import styles from './SameGroup.module.css';
import type { useAnswers } from './useAnswers';

interface SameGroupProps {
  group: Group;
  answers: ReturnType<typeof useAnswers>;
  onAnswered: () => void;
}

/** Cards that may be of one person, side by side: the differences, the reasons, and the three answers. */
export function SameGroup({ group, answers, onAnswered }: SameGroupProps) {
  const { contacts, reasons, more } = group;
  const [newest] = contacts;
  const [keptId, setKeptId] = useState(newest?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const name = shownName(contacts.find((one) => one.name !== '')?.name ?? '');
  const kept = contacts.find((one) => one.id === keptId) ?? newest;

  const keep = async () => {
    if (!kept) return;
    setBusy(true);
    await answers.keep(group, kept);
    setBusy(false);
    // The button goes with its group. Somebody who went on stays there.
    if (document.activeElement === document.body) onAnswered();
  };
  const say = (answer: 'both' | 'apart') => {
    void answers.answer(group, answer);
    onAnswered();
  };

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
            <CardFace contact={contact} />
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
      <Differences contacts={contacts} />
      {more > 0 && (
        <p className={styles.more}>
          {`${counted(more, 'more card comes', 'more cards come')} once these are answered.`}
        </p>
      )}
      <Actions>
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
      <p className={styles.hint}>
        “Keep one” fills its blanks, puts what differs into its notes, and moves{' '}
        <span>{contacts.length === 2 ? 'the other one' : 'the others'}</span> to Recently Deleted.
      </p>
    </Card>
  );
}

function Differences({ contacts }: { contacts: readonly Contact[] }) {
  const rows = FIELDS.map((field) => ({
    ...field,
    texts: contacts.map((contact) => ({ id: contact.id, text: contact[field.key] })),
  })).filter(({ texts }) => texts.some(({ text }) => text !== ''));
  return (
    <table className={styles.texts} role="table">
      <tbody role="rowgroup">
        {rows.map(({ key, name, texts }) => {
          const differs = new Set(texts.map(({ text }) => text)).size > 1;
          return (
            <tr key={key} role="row" className={clsx(differs && styles.differs)}>
              <th scope="row" role="rowheader">
                <span>{name}</span>
                {differs && <span className={styles.sign}>differs</span>}
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
          );
        })}
      </tbody>
    </table>
  );
}
