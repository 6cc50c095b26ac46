import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Field } from '../../ui/Field';
import type { useFields } from '../../ui/useFields';
import { breakable } from '../detail/ContactFacts';
import { FIELDS, type ContactField, type ContactTextField, type ContactTexts } from '../fields';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useFields<ContactTextField>>, 'field' | 'problems' | 'texts'>;
  /** What is stored: each box has the room that its value has. */
  stored: ContactTexts;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
  /** What stands between the boxes and the notes. */
  children: ReactNode;
}

/**
 * The boxes of the edit form (R2.56), in a wide window where the values are (R15.142). They take a wrong e-mail
 * address too: a scan may hold one.
 */
export function ContactFields({ form, stored, readOnly, children }: ContactFieldsProps) {
  const place = (field: ContactField) => {
    const { key, label, box, link } = field;
    const text = (box?.multiline ? form.texts : stored)[key];
    return (
      <div key={key} className={clsx(styles.place, styles[key])}>
        <Field
          {...box}
          {...form.field(key)}
          label={label}
          error={form.problems[key]}
          readOnly={readOnly}
          autoComplete="off"
          dir="auto"
        />
        <span className={styles.room} aria-hidden="true">
          {link && !box?.multiline ? breakable(text) : text}
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
      {children}
      {places('')}
    </div>
  );
}
