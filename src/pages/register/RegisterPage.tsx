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
import { errorCode } from '../../firebase/errorCode';
import { firstInvalidField, type SignUpForm } from './firstInvalidField';
import { signUp } from './signUp';

type Attempt = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string | null };

const EMPTY: SignUpForm = { name: '', email: '', password: '', confirm: '' };

/** Makes an account (R2.38, R2.36), and goes on to the page that was asked for, or to the dashboard. */
export function RegisterPage() {
  const { state } = useAuth();
  const location = useLocation();
  const apple = useAppleSignIn();
  const [form, setForm] = useState(EMPTY);
  const [stoppedAt, setStoppedAt] = useState<keyof SignUpForm | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' });
  const element = useRef<HTMLFormElement>(null);

  // While busy, the account exists already, but its profile is still being made.
  if (state.kind === 'signedIn' && attempt.kind !== 'busy') {
    const { from } = (location.state ?? {}) as { from?: unknown };
    return <Navigate to={safeRedirectPath(from)} replace />;
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (attempt.kind === 'busy') return;
    // R5.2, R10.1: stopped without a message. The focus and the box's own hint say what is wrong.
    const stop = firstInvalidField(form);
    setStoppedAt(stop);
    if (stop) {
      element.current?.querySelector<HTMLElement>(`[name="${stop}"]`)?.focus();
      return;
    }
    setAttempt({ kind: 'busy' });
    try {
      await signUp({ name: form.name.trim(), email: form.email.trim(), password: form.password });
      setAttempt({ kind: 'idle' });
    } catch (error) {
      setAttempt({ kind: 'failed', message: authMessage(errorCode(error), 'email') });
    }
  };

  const box = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    'aria-invalid': stoppedAt === name || undefined,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setForm((before) => ({ ...before, [name]: value }));
      setStoppedAt(null);
    },
  });

  const busy = attempt.kind === 'busy';
  return (
    <AuthLayout
      title="Sign Up"
      lead="One account for the iOS app and this site. Free for up to 100 contacts."
      footer={
        <p>
          Already have an account?{' '}
          {/* The page that was asked for is remembered on this way too. */}
          <Link to="/login" state={location.state}>
            Login
          </Link>
        </p>
      }
    >
      <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        {attempt.kind === 'failed' && attempt.message && (
          <MessageBox kind="error">{attempt.message}</MessageBox>
        )}
        {apple.problem && <MessageBox kind="error">{apple.problem}</MessageBox>}
        {/* As long as firestore.rules let a name be. */}
        <Field label="Name (optional)" autoComplete="name" maxLength={200} {...box('name')} />
        <Field label="Email" type="email" autoComplete="username" required {...box('email')} />
        <PasswordField
          label="Password"
          hint="At least 6 characters"
          autoComplete="new-password"
          required
          {...box('password')}
        />
        <PasswordField
          label="Confirm Password"
          hint={confirmHint(form)}
          autoComplete="new-password"
          required
          {...box('confirm')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Signing up...' : 'Sign Up'}
        </Button>
      </form>
      {apple.isOffered && <AppleSignInButton onPress={apple.start} />}
    </AuthLayout>
  );
}

function confirmHint({ password, confirm }: SignUpForm): string {
  if (confirm === '') return 'The same password once more';
  return confirm === password ? 'The passwords match' : 'The passwords do not match yet';
}
