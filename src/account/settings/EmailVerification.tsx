import { useEffect, useState } from 'react';
import { isEmailUnverified, linkProblem, sendVerificationLink } from '../signIn/mailedLinks';
import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../platform/remoteFailure';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';

/** Offers a link that verifies the address, where it is not verified (R15.45). Nothing depends on it. */
export function EmailVerification({ email }: { email: string }) {
  const [isShown, setIsShown] = useState(false);
  const { attempt, isBusy, start } = useSubmit(() =>
    sendVerificationLink().then(() => '', linkProblem),
  );

  useEffect(() => {
    // An offer that does not appear is no loss.
    isEmailUnverified().then(setIsShown, () => undefined);
  }, []);

  if (!isShown) return null;
  const problem =
    attempt.kind === 'done'
      ? attempt.answer
      : attempt.kind === 'failed'
        ? failureReason(failureOf(attempt.error))
        : '';
  if (attempt.kind === 'done' && !problem) {
    return (
      <MessageBox kind="success" takesFocus>
        We sent a link to <bdi translate="no">{email}</bdi>. Open it to verify your address. If it
        doesn’t arrive, check your spam folder.
      </MessageBox>
    );
  }
  return (
    <>
      <MessageBox
        kind="info"
        action={
          <Button variant="quiet" busy={isBusy} onClick={start}>
            {isBusy ? 'Sending...' : 'Send Link'}
          </Button>
        }
      >
        Your email address isn’t verified yet. We can send you a link to verify it.
      </MessageBox>
      {problem && <MessageBox kind="error">{`We couldn’t send the link. ${problem}`}</MessageBox>}
    </>
  );
}
