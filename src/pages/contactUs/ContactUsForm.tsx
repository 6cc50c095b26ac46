import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { MessageFields } from '../../messages/MessageFields';
import { useMessageForm, type MessageProblem } from '../../messages/useMessageForm';
import { isEmail } from '../../lib/isEmail';
import { firstEmpty, type Message } from '../../messages/message';
import styles from './ContactUsForm.module.css';
import { sendContactMessage } from '../../messages/sendContactMessage';

/** Writes to us (R4.6, R5.3). */
export function ContactUsForm() {
  const { form, message, setMessage, invalid, sending, submit } = useMessageForm(
    contactProblem,
    sendContactMessage,
  );
  const isSending = sending.kind === 'sending';
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {sending.kind === 'sent' && (
        <MessageBox kind="success">
          Thank you for your message! We'll get back to you as soon as possible.
        </MessageBox>
      )}
      {sending.kind === 'failed' && <MessageBox kind="error">{sending.text}</MessageBox>}
      {/* What is typed after the message was sent would be lost. */}
      <MessageFields
        message={message}
        isSubjectOptional
        invalid={invalid}
        readOnly={isSending}
        onChange={setMessage}
      />
      <Button type="submit" variant="primary" busy={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

function contactProblem(message: Message): MessageProblem | null {
  const field = firstEmpty(message, ['name', 'email', 'message']);
  if (field) return { field, text: 'Please fill in all required fields' };
  if (isEmail(message.email.trim())) return null;
  return { field: 'email', text: 'Please enter a valid email address.' };
}
