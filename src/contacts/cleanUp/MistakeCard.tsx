import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { differenceOf } from '../../platform/difference';
import { contactPath } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Field } from '../../ui/Field';
import { useKeys } from '../../ui/keys';
import { CardImage } from '../desk/picture/CardImage';
import { CardInPlace, type MovedViews } from '../desk/picture/CardInPlace';
import { shownName } from '../model/contact';
import { FIELDS, type ContactTextField, type ContactTexts } from '../model/fields';
import { MISTAKE_KINDS } from '../model/mistakes/mistake';
import type { OpenMistake } from '../store/analysis/Analyzer';
import { imageSource } from '../store/imageSource';
import { Letters } from './Letters';
import styles from './MistakeCard.module.css';
import { QuestionCard } from './QuestionCard';
import type { Pass } from './usePass';

interface MistakeCardProps {
  question: OpenMistake;
  pass: Pass<OpenMistake>;
  isEditing: boolean;
  moved: MovedViews;
}

/** One text in doubt beside its card: the reason, the suggestion, and what can be said of it. */
export function MistakeCard({ question, pass, isEditing, moved }: MistakeCardProps) {
  const { contact, field, reason, suggestion, texts } = question;
  const stored = texts[field] ?? '';
  const typed = pass.typedFor(question) ?? stored;
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = useId();
  const hasPicture = imageSource(contact.cardImageURL) !== '';
  const look = FIELDS.find(({ key }) => key === field);
  const isLong = look?.box?.multiline === true;

  useEffect(() => {
    if (!isEditing || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [isEditing]);

  const edit = () => pass.edit(question);
  const cancel = () => pass.cancelEdit(question);
  const keep = () => pass.itsRight(question);
  const submit = () => {
    if (isEditing) void pass.saveEdit(question, typed);
    else if (suggestion) pass.take(question);
    else edit();
  };
  useKeys('cleanUp', { edit: !isEditing && edit, itsRight: !isEditing && keep });
  useKeys('form', { save: isEditing && submit, cancel: isEditing && cancel });

  const described = { 'aria-describedby': `${id}-reason ${id}-suggestion` };
  const editing = [
    { label: 'Save', hint: isLong ? undefined : '↵', type: 'submit' as const },
    { label: 'Cancel', hint: 'Esc', onClick: cancel },
  ];
  const answers = [
    { label: 'Take It', hint: '↵', type: 'submit' as const, ...described },
    { label: 'Edit', hint: 'E', onClick: edit },
    { label: 'It’s Right', hint: 'D', onClick: keep },
    { label: 'Next', hint: 'J', onClick: () => pass.goOn(1) },
  ].slice(suggestion ? 0 : 1);
  return (
    <QuestionCard
      as="form"
      className={hasPicture ? styles.pictured : styles.alone}
      choices={isEditing ? editing : answers}
      turn={String(isEditing)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isLong && <Strip text={stored} than={suggestion?.[field]} />}
      {suggestion ? (
        <Suggestion id={`${id}-suggestion`} texts={texts} suggestion={suggestion} />
      ) : (
        <p id={`${id}-suggestion`} className={styles.none}>
          {hasPicture
            ? 'There is no suggestion. Check the card.'
            : 'There is no suggestion, and no card to compare with.'}
        </p>
      )}
      {hasPicture && <Picture {...{ question, moved }} />}
      <div className={styles.question}>
        <Person question={question} />
        <Field
          {...look?.box}
          ref={box}
          label={look?.label ?? ''}
          holds={field}
          value={isEditing ? typed : stored}
          readOnly={!isEditing}
          hint={undefined}
          error={pass.problem || undefined}
          {...described}
          autoComplete="off"
          dir="auto"
          onChange={({ target }: { target: { value: string } }) =>
            pass.type(question, target.value)
          }
          onDoubleClick={isEditing ? undefined : edit}
        />
        <p id={`${id}-reason`}>{reason}</p>
      </div>
    </QuestionCard>
  );
}

/** The text in doubt in large letters, as the card is held against it; the box below says it to a screen reader. */
function Strip({ text, than }: { text: string; than: string | undefined }) {
  return (
    <p className={styles.strip} aria-hidden="true">
      <bdi translate="no">{than ? <Letters text={text} than={than} as="mark" /> : text}</bdi>
    </p>
  );
}

interface PictureProps {
  question: OpenMistake;
  moved: MovedViews;
}

/** The whole card, to zoom: where on it a text stands, no contact tells. A move holds for the next card, too. */
function Picture({ question: { contact }, moved }: PictureProps) {
  const { cardImageURL: url } = contact;
  const [isBroken, setBroken] = useState(false);
  const name = shownName(contact.name);
  return (
    <div className={styles.picture}>
      {isBroken ? (
        <CardImage url={url} name={name} />
      ) : (
        <CardInPlace
          key={url}
          {...{ name, moved }}
          source={imageSource(url)}
          onBroken={() => setBroken(true)}
        />
      )}
    </div>
  );
}

/** Whose text it is, without the text in doubt: that stands in the box below. */
function Person({ question: { contact, kind, field } }: { question: OpenMistake }) {
  const { id, name, company, email } = contact;
  const isNamed = field !== 'name';
  return (
    <header className={styles.who}>
      <Badge>{MISTAKE_KINDS[kind].name}</Badge>
      <h2>
        <Link to={contactPath(id)}>
          <bdi translate="no">{shownName(isNamed ? name : company || email || name)}</bdi>
        </Link>
      </h2>
      {isNamed && field !== 'company' && company && company !== name && (
        <p>
          <bdi translate="no">{company}</bdi>
        </p>
      )}
    </header>
  );
}

interface SuggestionProps {
  id: string;
  texts: Partial<ContactTexts>;
  suggestion: Partial<ContactTexts>;
}

/** The new texts, with the letters that differ marked. */
function Suggestion({ id, texts, suggestion }: SuggestionProps) {
  const fields = FIELDS.filter(({ key }) => key in suggestion);
  return (
    <dl id={id} className={styles.suggestion}>
      {fields.map(({ key, name }) => (
        <div key={key}>
          <dt>{fields.length > 1 ? name : 'Suggestion'}</dt>
          <dd>
            <bdi translate="no">
              <NewText field={key} before={texts[key] ?? ''} after={suggestion[key] ?? ''} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NewTextProps {
  field: ContactTextField;
  before: string;
  after: string;
}

function NewText({ field, before, after }: NewTextProps) {
  if (after === '') return <span className={styles.none}>(empty)</span>;
  if (field === 'notes') return <ins>{differenceOf(before, after).other.trim()}</ins>;
  return <Letters text={after} than={before} as="ins" />;
}
