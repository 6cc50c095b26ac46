import type { ComponentProps } from 'react';
import { site } from '../content/site';
import type { useFields } from '../ui/useFields';
import { Field } from '../ui/Field';
import { NeedsScript } from '../ui/NeedsScript';
import { MESSAGE_LIMITS } from './limits';
import type { Message } from './message';

/** The form of a message to us. Pressed before its script is here, it sends nothing and keeps its texts. */
export function MessageForm(form: ComponentProps<'form'>) {
  return (
    <NeedsScript
      missing={
        <p>
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${site.supportMailbox}`}>{site.supportMailbox}</a>.
        </p>
      }
    >
      {/* The browser leaves a `dialog` form alone that is in no dialog. */}
      <form method="dialog" {...form} />
    </NeedsScript>
  );
}

interface MessageFieldsProps {
  field: ReturnType<typeof useFields<keyof Message>>['field'];
  isSubjectOptional?: boolean;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
}

/** The four boxes of a message to us. */
export function MessageFields({ field, isSubjectOptional = false, readOnly }: MessageFieldsProps) {
  const box = (name: keyof Message) => ({
    ...field(name),
    readOnly,
    maxLength: MESSAGE_LIMITS[name],
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
