import { MESSAGE_LIMITS, type Message } from './message';
import { Field } from '../ui/Field';

interface MessageFieldsProps {
  message: Message;
  isSubjectOptional?: boolean;
  /** The field that stopped the last try. */
  invalid: keyof Message | null;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
  onChange: (message: Message) => void;
}

/** The four boxes of a message to us. */
export function MessageFields({
  message,
  isSubjectOptional = false,
  invalid,
  readOnly,
  onChange,
}: MessageFieldsProps) {
  const box = (name: keyof Message) => ({
    name,
    value: message[name],
    readOnly,
    maxLength: MESSAGE_LIMITS[name],
    'aria-invalid': invalid === name || undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange({ ...message, [name]: event.target.value });
    },
  });
  return (
    <>
      <Field label="Name" autoComplete="name" required {...box('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...box('email')} />
      <Field
        label={isSubjectOptional ? 'Subject (optional)' : 'Subject'}
        required={!isSubjectOptional}
        {...box('subject')}
      />
      <Field label="Message" multiline rows={6} required {...box('message')} />
    </>
  );
}
