import type { SignedInUser } from '../../session/useAuth';
import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../lib/remoteFailure';
import { MessageFields, MessageForm } from '../../messages/MessageFields';
import { messageFrom, messageProblems, trimmedMessage } from '../../messages/message';
import { sendContactMessage } from '../../messages/sendContactMessage';
import { RestoredDraft } from '../../session/RestoredDraft';
import { useDraft } from '../../session/useDraft';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';

/** Writes to us (R4.6, R5.3, R8.20). The browser asks for what is missing. */
export function ContactUsForm({ user }: { user: SignedInUser | null }) {
  const began = messageFrom(user);
  const { texts, reset, forget, problems, field, accepts, isRestored, discard } = useDraft(
    user?.uid ?? '',
    began,
  );
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      await sendContactMessage(trimmedMessage(texts));
      // The page may have been left since: then nothing else ends the draft.
      forget();
      reset(began);
    },
    () =>
      accepts(
        messageProblems(texts, ['name', 'email', 'message'], 'Please fill in all required fields'),
      ),
  );
  return (
    <MessageForm onSubmit={onSubmit}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      {/* What is typed after the message was sent would be lost. */}
      <MessageFields problems={problems} field={field} isSubjectOptional readOnly={isBusy} />
      {/* Beside the button that was pressed: above the boxes it may be out of sight. */}
      {attempt.kind === 'done' && (
        <MessageBox kind="success">
          Thank you for your message! We'll get back to you as soon as possible.
        </MessageBox>
      )}
      {attempt.kind === 'failed' && (
        <MessageBox kind="error">
          Failed to send message. Please try again later. {failureReason(failureOf(attempt.error))}
        </MessageBox>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? 'Sending...' : 'Send Message'}
      </Button>
    </MessageForm>
  );
}
