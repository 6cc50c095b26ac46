import { clsx } from 'clsx';
import { Field } from '../../ui/Field';
import type { useBoxes } from '../../ui/useFields';
import { BreakableText } from './ContactFacts';
import { BracketedText } from './ContactHeader';
import {
  FIELDS,
  type ContactField,
  type ContactTextField,
  type ContactTexts,
} from '../model/fields';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useBoxes<ContactTextField>>, 'field' | 'problems' | 'texts'>;
  /** The stored texts: each box has the room of its value. */
  stored: ContactTexts;
  /** Read-only: the boxes keep the focus but take no text. */
  readOnly: boolean;
}

/** The boxes of the form (R2.56, R15.142). They accept a wrong e-mail address: a scan may hold one. */
export function ContactFields({ form, stored, readOnly }: ContactFieldsProps) {
  const place = (field: ContactField) => {
    const { key, label, box } = field;
    const text = (box?.multiline ? form.texts : stored)[key];
    return (
      <div key={key} className={clsx(styles.place, styles[key])}>
        <Field
          {...box}
          {...form.field(key)}
          holds={key}
          label={label}
          error={form.problems[key]}
          readOnly={readOnly}
          autoComplete="off"
          // The style sheet asks whether it is empty.
          placeholder=" "
          dir="auto"
        />
        <span className={styles.room} aria-hidden="true">
          <Room text={text} field={field} />
        </span>
      </div>
    );
  };
  const places = (group: string) => FIELDS.filter((field) => field.group === group).map(place);
  return (
    <div className={styles.fields}>
      {['Personal Details', 'Contact Information'].map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {places(group)}
        </fieldset>
      ))}
      {places('')}
    </div>
  );
}

/** A text as it is broken where it is read (contacts/contact/ContactFacts.tsx). */
function Room({ text, field: { box, link } }: { text: string; field: ContactField }) {
  if (box?.multiline) return <span>{text}</span>;
  return link ? <BreakableText text={text} /> : <BracketedText text={text} />;
}
