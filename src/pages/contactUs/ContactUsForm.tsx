import { MessageFields } from '../../messages/MessageFields';
import { EMPTY_MESSAGE, messageProblems, trimmedMessage } from '../../messages/message';
import { sendContactMessage } from '../../messages/sendContactMessage';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useFields } from '../../ui/useFields';
import { useSubmit } from '../../ui/useSubmit';
import styles from './ContactUsForm.module.css';

/** Writes to us (R4.6, R5.3, R8.20). */
export function ContactUsForm() {
  const { texts, setTexts, problems, field, accepts } = useFields(EMPTY_MESSAGE);
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      await sendContactMessage(trimmedMessage(texts));
      setTexts(EMPTY_MESSAGE);
    },
    () =>
      accepts(
        messageProblems(texts, ['name', 'email', 'message'], 'Please fill in all required fields'),
      ),
  );
  const [problem] = Object.values(problems);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
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
