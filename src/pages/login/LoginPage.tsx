import { signInWithEmailAndPassword } from 'firebase/auth';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { authMessage } from '../../auth/authMessages';
import { safeRedirectPath } from '../../auth/safeRedirectPath';
import { useAppleSignIn } from '../../auth/useAppleSignIn';
import { useAuth } from '../../auth/useAuth';
import { Button } from '../../ui/Button';
import { AppleSignInButton } from '../../auth/AppleSignInButton';
import { AuthLayout } from '../../auth/AuthLayout';
import { Field } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { PasswordField } from '../../ui/PasswordField';
import { site } from '../../content/site';
import { auth } from '../../firebase/auth';
import { errorCode } from '../../firebase/errorCode';
import { failureReason } from '../../lib/remoteFailure';

type Attempt = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string | null };

/** R2.34 to R2.36. Whoever is signed in, before or by this page, goes on to the page they asked for. */
export function LoginPage() {
  const { state } = useAuth();
  const apple = useAppleSignIn();
  const location = useLocation();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  if (state.kind === 'signedIn') {
    const { from } = (location.state ?? {}) as { from?: unknown };
    return <Navigate to={safeRedirectPath(from)} replace />;
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (attempt.kind === 'busy' || !email.current || !password.current) return;
    // R5.1: an empty submit is stopped without a word. The focus still says what is missing.
    const empty = [email.current, password.current].find((box) => box.value === '');
    if (empty) {
      empty.focus();
      return;
    }
    setAttempt({ kind: 'busy' });
    try {
      // Success needs nothing more: the new sign-in state draws this page again.
      await signInWithEmailAndPassword(auth, email.current.value, password.current.value);
    } catch (error) {
      setAttempt({ kind: 'failed', message: authMessage(errorCode(error), 'email') });
    }
  };

  const busy = attempt.kind === 'busy';
  return (
    <AuthLayout
      title="Login"
      lead="Your contacts, on a bigger screen. Use the same email and password as in the iOS app."
      footer={
        <>
          <p>
            <Link to="/forgot-password">Forgot password?</Link>
          </p>
          <p>
            New to {site.name}? <a href={site.appStoreUrl}>Download the iOS app</a> to sign up and
            subscribe.
          </p>
          <p>
            Or make an account here:{' '}
            {/* The page that was asked for is remembered on this way too. */}
            <Link to="/register" state={location.state}>
              Sign Up
            </Link>
          </p>
        </>
      }
    >
      {/* The sign-in service judges the address, so that the words are ours and not the browser's. */}
      <form noValidate onSubmit={(event) => void submit(event)}>
        {attempt.kind === 'idle' && state.ended === 'expired' && (
          <MessageBox kind="info">{failureReason('expired')}</MessageBox>
        )}
        {attempt.kind === 'failed' && attempt.message && (
          <MessageBox kind="error">{attempt.message}</MessageBox>
        )}
        {apple.problem && <MessageBox kind="error">{apple.problem}</MessageBox>}
        <Field
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      {apple.isOffered && <AppleSignInButton onPress={apple.start} />}
    </AuthLayout>
  );
}
