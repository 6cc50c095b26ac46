import { Field } from '../../ui/Field';
import type { ContactTextField } from '../../contacts/contact';
import styles from './ContactFields.module.css';
import { CONTACT_LABELS } from '../../contacts/changes';

interface ContactFieldsProps {
  form: Record<ContactTextField, string>;
  problems: Partial<Record<ContactTextField, string>>;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
  onChange: (field: ContactTextField, text: string) => void;
}

/**
 * The boxes of the edit form, in the order and words of R2.56. They only hint at what a phone's keyboard
 * should offer: a scanned e-mail address may be wrong, and must be shown and kept all the same.
 */
export function ContactFields({ form, problems, readOnly, onChange }: ContactFieldsProps) {
  const box = (field: ContactTextField) => ({
    name: field,
    label: CONTACT_LABELS[field],
    value: form[field],
    error: problems[field],
    readOnly,
    autoComplete: 'off',
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => {
      onChange(field, event.target.value);
    },
  });
  return (
    <>
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
      <Field multiline {...box('notes')} />
    </>
  );
}
