import { Field } from '../../ui/Field';
import type { useFields } from '../../ui/useFields';
import type { ContactTextField } from '../contact';
import styles from './ContactFields.module.css';
import { CONTACT_LABELS } from './form';

interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useFields<ContactTextField>>, 'field' | 'problems'>;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
}

/** The boxes of the edit form (R2.56). They take a wrong e-mail address too: a scan may hold one. */
export function ContactFields({ form, readOnly }: ContactFieldsProps) {
  const box = (field: ContactTextField) => ({
    ...form.field(field),
    label: CONTACT_LABELS[field],
    error: form.problems[field],
    readOnly,
    autoComplete: 'off',
    dir: 'auto',
  });
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend>Personal Details</legend>
        <Field {...box('name')} />
        <Field {...box('company')} />
        <Field {...box('title')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Contact Information</legend>
        <Field inputMode="email" {...box('email')} />
        <Field inputMode="tel" {...box('phone')} />
        <Field
          hint="No need to include https:// it is added automatically"
          inputMode="url"
          {...box('website')}
        />
        <Field multiline rows={3} {...box('address')} />
      </fieldset>
      <div className={styles.notes}>
        <Field multiline {...box('notes')} />
      </div>
    </div>
  );
}
