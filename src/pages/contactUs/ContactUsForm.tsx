import { useState } from 'react';
import { MessageFields } from '../../messages/MessageFields';
import { EMPTY_MESSAGE, messageProblems, trimmedMessage } from '../../messages/message';
import { contactMessageSender } from '../../messages/sendContactMessage';
import { RestoredDraft } from '../../session/RestoredDraft';
import { useDraft } from '../../session/useDraft';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';
import styles from './ContactUsForm.module.css';

/** Writes to us (R4.6, R5.3, R8.20). `uid` is '' for a visitor. */
export function ContactUsForm({ uid }: { uid: string }) {
  const { texts, reset, problems, field, accepts, isRestored, discard } = useDraft(
    uid,
    EMPTY_MESSAGE,
  );
  const [send] = useState(contactMessageSender);
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      await send(trimmedMessage(texts));
      reset(EMPTY_MESSAGE);
    },
    () =>
      accepts(
        messageProblems(texts, ['name', 'email', 'message'], 'Please fill in all required fields'),
      ),
  );
  const [problem] = Object.values(problems);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      {attempt.kind === 'done' && (
        <MessageBox kind="success">
          Thank you for your message! We'll get back to you as soon as possible.
        </MessageBox>
      )}
      {problem && <MessageBox kind="error">{problem}</MessageBox>}
      {attempt.kind === 'failed' && (
        <MessageBox kind="error">Failed to send message. Please try again later.</MessageBox>
      )}
      {/* What is typed after the message was sent would be lost. */}
      <MessageFields field={field} isSubjectOptional readOnly={isBusy} />
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
