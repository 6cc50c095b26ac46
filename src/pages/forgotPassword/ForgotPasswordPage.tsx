import { Button, ButtonLink } from '../../ui/Button';
import { AuthLayout } from '../../account/signIn/AuthLayout';
import { resetMessage } from '../../account/signIn/authMessages';
import { EmailField } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { useFields } from '../../ui/useFields';
import { useSubmit } from '../../ui/useSubmit';
import { errorCode } from '../../firebase/remoteCall';
import { isEmail, plainEmail } from '../../platform/isEmail';
import { sendPasswordReset } from '../../account/signIn/mailedLinks';
import { keepEmail, keptEmail, useHistoryState } from '../../ui/historyEntry';

/** Asks for a link to choose a new password (R2.39). */
export function ForgotPasswordPage() {
  const entry = useHistoryState();
  const { texts, problems, field, read, accepts } = useFields({
    email: entry.hasEmail ? keptEmail() : '',
  });
  const { attempt, isBusy, onSubmit } = useSubmit(
    () => sendPasswordReset(plainEmail(read().email)),
    () => {
      const address = plainEmail(read().email);
      return accepts(isEmail(address) ? {} : { email: addressProblem(address) });
    },
  );
  const failure = attempt.kind === 'failed' ? resetMessage(errorCode(attempt.error)) : null;
  // A failure without words says the same as success.
  const isSent = attempt.kind === 'done' || (attempt.kind === 'failed' && failure === null);
  const problem = problems.email ?? failure;

  return (
    <AuthLayout
      lead="Enter your account’s email address and we’ll send you a link to set a new password."
      footer={
        <p>
          <ButtonLink
            to="/login"
            state={{ ...entry, hasEmail: true }}
            onClick={() => keepEmail(texts.email)}
            variant="quiet"
            icon="arrowLeft"
          >
            Back to Login
          </ButtonLink>
        </p>
      }
    >
      <form noValidate onSubmit={onSubmit}>
        {problem && <MessageBox kind="error">{problem}</MessageBox>}
        {isSent && (
          <>
            <MessageBox kind="success">
              Password reset instructions have been sent to your email.
            </MessageBox>
            <MessageBox kind="info">
              Don’t see it after a few minutes? Check your spam folder.
            </MessageBox>
          </>
        )}
        <EmailField holds="loginName" required {...field('email')} />
        <Button type="submit" variant={isSent ? 'secondary' : 'primary'} busy={isBusy}>
          {isBusy ? 'Sending...' : isSent ? 'Send Again' : 'Reset Password'}
        </Button>
      </form>
    </AuthLayout>
  );
}

function addressProblem(address: string): string {
  return address === ''
    ? 'Please enter your email address.'
    : 'Please enter a valid email address.';
}
