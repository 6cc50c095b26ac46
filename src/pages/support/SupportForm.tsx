import { useEffect, useRef } from 'react';
import { site } from '../../content/site';
import type { SignedInUser } from '../../session/useAuth';
import { MessageFields, MessageForm } from '../../messages/MessageFields';
import { messageFrom, messageProblems, trimmedMessage } from '../../messages/message';
import { refusalReason, sendSupportRequest } from '../../messages/sendSupportRequest';
import { RestoredDraft } from '../../session/RestoredDraft';
import { useDraft } from '../../session/useDraft';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';

/** Writes to support (R4.7, R5.4, R8.21). Once sent, thanks stand in the form's place. */
export function SupportForm({ user }: { user: SignedInUser | null }) {
  const began = messageFrom(user);
  const { texts, reset, forget, problems, field, accepts, isRestored, discard } = useDraft(
    user?.uid ?? '',
    began,
  );
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      await sendSupportRequest(trimmedMessage(texts));
      // The page may have been left since: then nothing else ends the draft.
      forget();
      reset(began);
    },
    () =>
      accepts(
        messageProblems(
          texts,
          ['name', 'email', 'subject', 'message'],
          'Please fill in all required fields.',
        ),
      ),
  );
  const thanks = useRef<HTMLDivElement>(null);
  const isSent = attempt.kind === 'done';
  // The form goes, and with it the button that had the focus.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent) {
    return (
      <div ref={thanks} tabIndex={-1}>
        <MessageBox kind="success">
          Thank you for your message! We'll get back to you as soon as possible.
        </MessageBox>
      </div>
    );
  }
  return (
    <MessageForm noValidate onSubmit={onSubmit}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      {/* What is typed after the request was sent would be lost. */}
      <MessageFields problems={problems} field={field} readOnly={isBusy} />
      {/* Beside the button that was pressed: above the boxes it may be out of sight. */}
      {attempt.kind === 'failed' && (
        <MessageBox kind="error">
          There was an error sending your message. Please try again or contact us directly at{' '}
          {site.supportMailbox}. {refusalReason(attempt.error)}
        </MessageBox>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? 'Sending...' : 'Submit Request'}
      </Button>
    </MessageForm>
  );
}
