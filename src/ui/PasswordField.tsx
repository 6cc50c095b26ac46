import { useState, type ComponentProps } from 'react';
import type { Held } from './boxes';
import { Field } from './Field';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  label: string;
  holds: Held & ('password' | 'newPassword');
  hint?: string;
  error?: string | undefined;
}

/** A password box with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
          <span>{shown ? 'Hide' : 'Show'}</span>
          <span className="visuallyHidden"> password</span>
        </button>
      }
    />
  );
}

/** Tells password managers whose password a form asks for. Hidden from everyone else. */
export function LoginName({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
