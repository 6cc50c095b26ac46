import { invalidPasswordField } from '../../account/signIn/newPassword';

/** The texts of the sign-up form. */
export interface SignUpForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
}

/** The first box that stops the submission (R5.2), or `null` when nothing does. */
export function firstInvalidField({
  email,
  password,
  confirm,
}: SignUpForm): keyof SignUpForm | null {
  if (email.trim() === '') return 'email';
  return invalidPasswordField({ password, confirm });
}
