import { signInWithEmailAndPassword } from 'firebase/auth';
import { useState } from 'react';
import { RedirectAfterLogin } from '../../account/signIn/RedirectAfterLogin';
import { authMessage } from '../../account/signIn/authMessages';
import { keepSession, rememberStay, staysSignedIn } from '../../account/signIn/keepSession';
import { useAppleSignIn } from '../../account/signIn/useAppleSignIn';
import { useAuth } from '../../session/useAuth';
import { Button } from '../../ui/Button';
import { AppleSignInButton } from '../../account/signIn/AppleSignInButton';
import { AuthLayout } from '../../account/signIn/AuthLayout';
import { Checkbox, EmailField } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { PasswordField } from '../../ui/PasswordField';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/remoteCall';
import { plainEmail } from '../../platform/isEmail';
import { failureReason } from '../../platform/remoteFailure';
import { useFields } from '../../ui/useFields';
import { useSubmit } from '../../ui/useSubmit';
import { Link } from 'react-router-dom';
import { site } from '../../content/site';
import { keptEmail, keepEmail, useHistoryState, writeHistoryState } from '../../ui/historyEntry';

/** The answers that are about what was typed. */
const REFUSALS = new Set([
  'invalid-credential',
  'invalid-login-credentials',
  'invalid-email',
  'user-not-found',
  'wrong-password',
]);

/** For who has no Apple button here (R2.35): the reset sets a password for such an account too. */
const APPLE_WAY =
  'Signed up with Apple? “Forgot password?” sets a password, for Apple’s relay address if you hid your email.';

/** R2.34 to R2.36. A signed-in person goes on to the page they asked for. */
export function LoginPage() {
  const { state } = useAuth();
  const [stays, setStays] = useState(staysSignedIn);
  const apple = useAppleSignIn(stays);
  const entry = useHistoryState();
  const { texts, field, focus, read } = useFields({
    email: entry.hasEmail ? keptEmail() : '',
    password: '',
  });
  const { attempt, isBusy, onSubmit } = useSubmit(
    // Success needs nothing more: the new sign-in state draws this page again.
    async () => {
      const { email, password } = read();
      apple.forget();
      await keepSession(stays);
      await signInWithEmailAndPassword(auth, plainEmail(email), password);
    },
    () => {
      // R5.1: an empty submit is stopped without a word. The focus still says what is missing.
      const typed = read();
      const empty = (['email', 'password'] as const).find((name) => typed[name] === '');
      focus(empty);
      return empty === undefined;
    },
  );

  if (state.kind === 'signedIn') return <RedirectAfterLogin />;

  const emailProblem = attempt.kind === 'failed' && authMessage(errorCode(attempt.error), 'email');
  const problem = apple.problem ?? emailProblem;
  // Which of the two is wrong is not said to those who guess.
  const isRefused = attempt.kind === 'failed' && REFUSALS.has(errorCode(attempt.error));
  const namesAppleWay = !apple.isOffered;
  const mark = { 'aria-invalid': isRefused || undefined };
  return (
    <AuthLayout
      lead="Your contacts, on a bigger screen. Use your email and password from the iOS app."
      footer={
        <>
          <LoginLinks email={texts.email} />
          {namesAppleWay && !isRefused && <p>{APPLE_WAY}</p>}
        </>
      }
    >
      {/* The sign-in service judges the address, so that the words are ours and not the browser's. */}
      <form noValidate onSubmit={onSubmit}>
        {attempt.kind === 'idle' && state.kind === 'signedOut' && state.ended === 'expired' && (
          <MessageBox kind="info">{failureReason('expired')}</MessageBox>
        )}
        {attempt.kind === 'idle' && state.kind === 'signedOut' && state.ended === 'deleted' && (
          <MessageBox kind="success">
            Your account and everything in it have been deleted.
          </MessageBox>
        )}
        {problem && <MessageBox kind="error">{problem}</MessageBox>}
        {namesAppleWay && isRefused && <MessageBox kind="info">{APPLE_WAY}</MessageBox>}
        <EmailField holds="loginName" required {...field('email')} {...mark} />
        <PasswordField
          label="Password"
          holds="password"
          required
          {...field('password')}
          {...mark}
        />
        <Checkbox
          label="Stay signed in on this computer"
          checked={stays}
          onChange={(event) => {
            setStays(event.target.checked);
            rememberStay(event.target.checked);
          }}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      {apple.isOffered && <AppleSignInButton onPress={apple.start} />}
    </AuthLayout>
  );
}

/** The ways on for people who cannot log in yet. They keep the page that was asked for. */
function LoginLinks({ email }: { email: string }) {
  const entry = useHistoryState();
  return (
    <>
      <p>
        <Link
          to="/forgot-password"
          state={{ ...entry, hasEmail: true }}
          onClick={() => {
            keepEmail(email);
            // Also for Back.
            writeHistoryState({ hasEmail: true });
          }}
        >
          Forgot password?
        </Link>
      </p>
      <p>
        New to {site.name}? <a href={site.appStoreUrl}>Download the iOS app</a> to sign up and
        subscribe.
      </p>
      <p>
        Or create your account on the web:{' '}
        <Link to="/register" state={entry}>
          Sign Up
        </Link>
      </p>
    </>
  );
}
