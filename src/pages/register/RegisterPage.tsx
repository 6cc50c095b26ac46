import { useContext, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Path } from '../../routes';
import { RedirectAfterLogin } from '../../account/signIn/RedirectAfterLogin';
import { authMessage } from '../../account/signIn/authMessages';
import { useAppleSignIn } from '../../account/signIn/useAppleSignIn';
import { useAuth } from '../../session/useAuth';
import { PROFILE_LIMITS } from '../../account/profile/limits';
import { Button } from '../../ui/Button';
import { AppleSignInButton } from '../../account/signIn/AppleSignInButton';
import { invalidPasswordField, NewPasswordFields } from '../../account/signIn/newPassword';
import { signUp } from '../../account/signIn/signUp';
import { AuthLayout } from '../../account/signIn/AuthLayout';
import { EmailField, Field } from '../../ui/Field';
import { RestoredDraft } from '../../session/RestoredDraft';
import { SessionContext } from '../../session/SessionProvider';
import { useDraft } from '../../session/useDraft';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';
import { errorCode } from '../../firebase/remoteCall';
import { isEmail, plainEmail } from '../../platform/isEmail';
import { changedTexts } from '../../platform/changedTexts';
import { lengthProblem } from '../../platform/lengthProblems';
import { useHistoryState } from '../../ui/historyEntry';

const EMPTY = { name: '', email: '', password: '', confirm: '' };

/** Passwords are no part of the draft. */
const changesKept = ({ name, email }: typeof EMPTY) =>
  changedTexts({ name, email }, { name: '', email: '' });

/** Makes an account (R2.38, R2.36), and goes on to the page that was asked for, or to the dashboard. */
export function RegisterPage() {
  const { state } = useAuth();
  const entry = useHistoryState();
  const apple = useAppleSignIn();
  const { texts, field, problems, read, accepts, isRestored, discard } = useDraft(
    '/register' satisfies Path,
    EMPTY,
    { changesIn: changesKept },
  );
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      const { name, email, password } = read();
      apple.forget();
      return signUp({ name: name.trim(), email: plainEmail(email), password });
    },
    () => {
      const typed = read();
      const tooLong = lengthProblem('Name', typed.name.trim(), PROFILE_LIMITS.name);
      if (tooLong) return accepts({ name: tooLong });
      // R5.2, R10.1: stopped without a message. The focus and the box's own hint say what is wrong.
      const address = plainEmail(typed.email);
      const stop = address === '' ? 'email' : invalidPasswordField(typed);
      if (stop) return accepts({ [stop]: '' });
      if (isEmail(address)) return accepts({});
      apple.forget();
      // The service may take an address that nobody can type again.
      return accepts({ email: authMessage('invalid-email', 'email') ?? '' });
    },
  );

  // While busy, the account exists already, but its profile is still being made.
  const isOver = state.kind === 'signedIn' && !isBusy;
  const notices = useContext(SessionContext)?.notices;
  const isLinkSent = isOver && attempt.kind === 'done' && attempt.answer.isLinkSent;
  useEffect(() => {
    if (!isLinkSent) return;
    const text = 'We sent you a link. Open it to verify your address.';
    notices?.show({ kind: 'success', text, stays: true });
  }, [notices, isLinkSent]);
  if (isOver) return <RedirectAfterLogin />;

  const emailProblem = attempt.kind === 'failed' && authMessage(errorCode(attempt.error), 'email');
  const problem = apple.problem ?? (problems.email || emailProblem);
  return (
    <AuthLayout
      lead="One account for the iOS app and this site. Free for up to 100 contacts."
      footer={
        <p>
          Already have an account?{' '}
          {/* The page that was asked for is remembered on this way too. */}
          <Link to="/login" state={entry}>
            Login
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={onSubmit}>
        {isRestored && <RestoredDraft isSent={isBusy} onDiscard={discard} />}
        {problem && <MessageBox kind="error">{problem}</MessageBox>}
        <Field label="Name (optional)" holds="name" error={problems.name} {...field('name')} />
        <EmailField holds="loginName" required {...field('email')} />
        <NewPasswordFields texts={texts} field={field} />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Signing up...' : 'Sign Up'}
        </Button>
      </form>
      {apple.isOffered && <AppleSignInButton onPress={apple.start} />}
    </AuthLayout>
  );
}
