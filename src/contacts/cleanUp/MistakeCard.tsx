import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { contactPath } from '../../routes';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { isComposing } from '../../ui/isComposing';
import { useKeys } from '../../ui/keys';
import { FIELDS, type ContactTextField, type ContactTexts } from '../model/fields';
import { shownName } from '../model/contact';
import { CardFace } from '../desk/CardFace';
import { MistakeActions } from './MistakeActions';
import { MISTAKE_KINDS } from '../model/mistakes/mistake';
import type { OpenMistake } from './openMistakes';
import type { Pass } from './usePass';
import { differenceOf } from '../../platform/difference';
import styles from './MistakeCard.module.css';

interface MistakeCardProps {
  mistake: OpenMistake;
  pass: Pass;
}

/** One text in doubt beside its card: the reason, the suggestion, and what can be said of it. */
export function MistakeCard({ mistake, pass }: MistakeCardProps) {
  const { contact, field, kind, reason, suggestion, texts } = mistake;
  const { isEditing, isBusy, problem } = pass;
  const stored = texts[field] ?? '';
  const typed = pass.typedFor(mistake) ?? stored;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = useId();
  const look = FIELDS.find(({ key }) => key === field);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if ((form.current?.getBoundingClientRect().top ?? 0) < 0) form.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (!isEditing || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [isEditing]);

  const edit = () => {
    if (!isEditing) pass.edit();
  };
  useKeys('review', {
    edit: !isEditing && edit,
    itsRight: !isEditing && pass.itsRight,
    next: !isEditing && (() => pass.goOn(1)),
    previous: !isEditing && (() => pass.goOn(-1)),
  });
  useKeys('form', { save: isEditing && (() => form.current?.requestSubmit()) });

  const submit = () => {
    if (isEditing) void pass.saveEdit(typed);
    else if (suggestion) pass.take();
    else edit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && isEditing) {
      event.preventDefault();
      pass.cancelEdit();
    }
    // A text of several lines sends no form by itself.
    if (event.key === 'Enter' && !isEditing && look?.box?.multiline) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };

  return (
    <Card
      as="form"
      ref={form}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CardFace contact={contact} marked={field} />
      <div className={styles.question}>
        <Person contact={contact} kind={kind} field={field} />
        <Field
          {...look?.box}
          ref={box}
          label={look?.label ?? ''}
          value={isEditing ? typed : stored}
          readOnly={!isEditing || isBusy}
          hint={undefined}
          error={problem || undefined}
          aria-describedby={`${id}-reason ${id}-suggestion`}
          autoComplete="off"
          dir="auto"
          onChange={({ target }: { target: { value: string } }) => pass.type(target.value)}
          onKeyDown={onKey}
          onDoubleClick={edit}
        />
        <p id={`${id}-reason`} className={styles.reason}>
          {reason}
        </p>
        {suggestion ? (
          <Suggestion id={`${id}-suggestion`} texts={texts} suggestion={suggestion} />
        ) : (
          <p id={`${id}-suggestion`} className={styles.none}>
            There is no suggestion. Check the card.
          </p>
        )}
        <MistakeActions
          pass={pass}
          hasSuggestion={suggestion !== null}
          hasLines={look?.box?.multiline === true}
          onEdit={edit}
        />
      </div>
    </Card>
  );
}

/** Whose text it is, without the text in doubt: that stands in the box below. */
function Person({ contact, kind, field }: Pick<OpenMistake, 'contact' | 'kind' | 'field'>) {
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
  if (after === '') return <span className={styles.empty}>(empty)</span>;
  const { start, other, end } = differenceOf(before, after);
  if (field === 'notes') return <ins>{other.trim()}</ins>;
  // A completely different text: marking it all would say nothing.
  if (other === '' || start.length + end.length < other.length) return <span>{after}</span>;
  return (
    <>
      <span>{start}</span>
      <ins>{other}</ins>
      <span>{end}</span>
    </>
  );
}
