import { Button } from '../../components/Button';
import { MessageBox } from '../../components/MessageBox';
import { MessageFields } from '../../components/MessageFields';
import { useMessageForm, type MessageProblem } from '../../components/useMessageForm';
import { isEmail } from '../../lib/emailPattern';
import { firstEmpty, type Message } from '../../lib/message';
import { sendSupportRequest } from './sendSupportRequest';
import styles from './SupportForm.module.css';

/** Writes to support (spec 4 and 5, "Support form"). Once sent, thanks stand in the form's place. */
export function SupportForm() {
  const { form, message, setMessage, invalid, sending, submit } = useMessageForm(
    supportProblem,
    sendSupportRequest,
  );
  if (sending.kind === 'sent') {
    return (
      <MessageBox kind="success">
        Thank you for your message! We'll get back to you as soon as possible.
      </MessageBox>
    );
  }
  const isSending = sending.kind === 'sending';
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {sending.kind === 'failed' && <MessageBox kind="error">{sending.text}</MessageBox>}
      <MessageFields message={message} invalid={invalid} onChange={setMessage} />
      <Button type="submit" variant="primary" busy={isSending}>
        {isSending ? 'Sending...' : 'Submit Request'}
      </Button>
    </form>
  );
}

function supportProblem(message: Message): MessageProblem | null {
  const field = firstEmpty(message, ['name', 'email', 'subject', 'message']);
  if (field) return { field, text: 'Please fill in all required fields.' };
  if (isEmail(message.email.trim())) return null;
  return { field: 'email', text: 'Please enter a valid email address.' };
}
