import { Field } from '../../ui/Field';
import type { useFields } from '../../ui/useFields';
import { FIELDS, type ContactTextField } from '../fields';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useFields<ContactTextField>>, 'field' | 'problems'>;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
}

/** The boxes of the edit form (R2.56). They take a wrong e-mail address too: a scan may hold one. */
export function ContactFields({ form, readOnly }: ContactFieldsProps) {
  const boxes = (group: string) =>
    FIELDS.filter((field) => field.group === group).map(({ key, label, box }) => (
      <Field
        key={key}
        {...box}
        {...form.field(key)}
        label={label}
        error={form.problems[key]}
        readOnly={readOnly}
        autoComplete="off"
        dir="auto"
      />
    ));
  return (
    <div className={styles.fields}>
      {['Personal Details', 'Contact Information'].map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {boxes(group)}
        </fieldset>
      ))}
      <div className={styles.notes}>{boxes('')}</div>
    </div>
  );
}
