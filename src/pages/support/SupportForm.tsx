import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { MessageFields } from '../../messages/MessageFields';
import { useMessageForm, type MessageProblem } from '../../messages/useMessageForm';
import { isEmail } from '../../lib/isEmail';
import { firstEmpty, type Message } from '../../messages/message';
import { sendSupportRequest } from '../../messages/sendSupportRequest';
import styles from './SupportForm.module.css';

/** Writes to support (R4.7, R5.4). Once sent, thanks stand in the form's place. */
export function SupportForm() {
  const { form, message, setMessage, invalid, sending, submit } = useMessageForm(
    supportProblem,
    sendSupportRequest,
  );
  const thanks = useRef<HTMLDivElement>(null);
  const isSent = sending.kind === 'sent';
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
  const isSending = sending.kind === 'sending';
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {sending.kind === 'failed' && <MessageBox kind="error">{sending.text}</MessageBox>}
      {/* What is typed after the request was sent would be lost. */}
      <MessageFields
        message={message}
        invalid={invalid}
        readOnly={isSending}
        onChange={setMessage}
      />
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
