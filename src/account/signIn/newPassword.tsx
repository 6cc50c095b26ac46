import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/PasswordField';

/** A password and its repetition, as typed. */
export interface NewPassword {
  password: string;
  confirm: string;
}

/** The sign-in service accepts no shorter password (R5.2). */
const SHORTEST_PASSWORD = 6;

/** The first of the two boxes that breaks R5.2, or `null` when none does. */
export function invalidPasswordField({ password, confirm }: NewPassword): keyof NewPassword | null {
  if (password.length < SHORTEST_PASSWORD) return 'password';
  return confirm === password ? null : 'confirm';
}

interface NewPasswordFieldsProps {
  texts: NewPassword;
  field: (name: keyof NewPassword) => ComponentProps<'input'>;
  /** Before "Password" in the labels. */
  label?: string;
}

/** The two boxes for a new password, with its rule (R10.1). */
export function NewPasswordFields({ texts, field, label = '' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={`${label}Password`}
        hint="At least 6 characters"
        holds="newPassword"
        required
        {...field('password')}
      />
      <PasswordField
        label={`Confirm ${label}Password`}
        hint={confirmHint(texts)}
        holds="newPassword"
        required
        {...field('confirm')}
      />
    </>
  );
}

function confirmHint({ password, confirm }: NewPassword): string {
  if (confirm === '') return 'Type your password again';
  return confirm === password ? 'Passwords match' : 'Passwords don’t match yet';
}
