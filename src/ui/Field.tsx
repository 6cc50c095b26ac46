import { useId, type ComponentProps, type ReactNode } from 'react';
import { BOXES, type Held } from './boxes';
import styles from './Field.module.css';

interface FieldWords {
  label: string;
  holds: Held;
  hint?: ReactNode;
  /** What is wrong with the value; marks the box invalid. */
  error?: string | undefined;
  trailing?: ReactNode;
  /** Of an address: `EmailField`. */
  type?: 'text' | 'password' | 'tel';
  /** A box would cut what is pasted without a word: the form counts (platform/lengthProblems.ts). */
  maxLength?: never;
}

type FieldProps = FieldWords &
  (
    | ({ multiline?: false } & Omit<ComponentProps<'input'>, 'type'>)
    | ({ multiline: true } & ComponentProps<'textarea'>)
  );

/** One labelled box of a form: label above, hint and error below and read out with it. */
export function Field({ label, holds, hint, error, trailing, multiline, ...control }: FieldProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const own = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : control['aria-invalid'],
    'aria-describedby': described || control['aria-describedby'],
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {/* `multiline` decides which element the other props belong to; removing it hides that from the types. */}
        {multiline ? (
          <textarea
            rows={5}
            {...BOXES[holds]}
            {...(control as ComponentProps<'textarea'>)}
            {...own}
          />
        ) : (
          <input type="text" {...BOXES[holds]} {...(control as ComponentProps<'input'>)} {...own} />
        )}
        {trailing}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface EmailFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  holds?: Held;
  hint?: string;
  error?: string | undefined;
}

/** A box for an email address. One of type email would rewrite it: in Chromium `straße` becomes another domain. */
export function EmailField(props: EmailFieldProps) {
  return <Field label="Email" holds="email" {...props} type="text" />;
}

/** A choice of yes or no, its label after the box. */
export function Checkbox({ label, ...control }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...control} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** One of several choices, of which one holds, its label after the box. */
export function Radio({ label, ...control }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...control} type="radio" />
      <span>{label}</span>
    </label>
  );
}
