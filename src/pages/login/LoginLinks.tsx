import { Link } from 'react-router-dom';
import { site } from '../../content/site';
import { keepEmail } from '../../ui/heldSearch';
import { useHistoryState, writeHistoryState, writtenState } from '../../ui/historyState';

/** The ways on for people who cannot log in yet. They keep the page that was asked for. */
export function LoginLinks({ email }: { email: string }) {
  const entry = useHistoryState();
  return (
    <>
      <p>
        <Link
          to="/forgot-password"
          state={writtenState({ ...entry, hasEmail: true })}
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
        <Link to="/register" state={writtenState(entry)}>
          Sign Up
        </Link>
      </p>
    </>
  );
}
