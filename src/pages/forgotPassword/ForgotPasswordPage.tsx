import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { AuthLayout } from '../../auth/AuthLayout';
import { resetMessage } from '../../auth/authMessages';
import { Field } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { errorCode } from '../../firebase/errorCode';
import { isEmail } from '../../lib/isEmail';
import { sendPasswordReset } from './sendPasswordReset';

type Attempt =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; message: string };

/** Asks for a link to set the password anew (R2.39). */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (attempt.kind === 'sending') return;
    const address = email.trim();
    if (!isEmail(address)) {
      const message =
        address === '' ? 'Please enter your email address.' : 'Please enter a valid email address.';
      setAttempt({ kind: 'failed', message });
      return;
    }
    setAttempt({ kind: 'sending' });
    try {
      await sendPasswordReset(address);
      setAttempt({ kind: 'sent' });
    } catch (error) {
      const message = resetMessage(errorCode(error));
      setAttempt(message ? { kind: 'failed', message } : { kind: 'sent' });
    }
  };

  const sending = attempt.kind === 'sending';
  return (
    <AuthLayout
      title="Reset Your Password"
      lead="Enter the email address of your account, and we send you a link to set a new password."
      footer={
        <p>
          <ButtonLink to="/login" variant="quiet" icon="arrowLeft">
            Back to Login
          </ButtonLink>
        </p>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        {attempt.kind === 'failed' && <MessageBox kind="error">{attempt.message}</MessageBox>}
        {attempt.kind === 'sent' && (
          <>
            <MessageBox kind="success">
              Password reset instructions have been sent to your email.
            </MessageBox>
            <MessageBox kind="info">
              If you do not see the email within a few minutes, check your spam folder.
            </MessageBox>
          </>
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event: { target: { value: string } }) => {
            setEmail(event.target.value);
          }}
        />
        <Button type="submit" variant="primary" busy={sending}>
          {sending ? 'Sending...' : 'Reset Password'}
        </Button>
      </form>
    </AuthLayout>
  );
}
