import { useId, type ComponentProps } from 'react';
import { site } from '../content/site';
import { Field } from '../ui/Field';
import { MessageBox } from '../ui/MessageBox';
import { NeedsScript } from '../ui/NeedsScript';
import type { Problems, useFields } from '../ui/useFields';
import { MESSAGE_LIMITS } from './limits';
import styles from './MessageFields.module.css';
import type { Message } from './message';

/** The form of a message to us. Until its script is here it sends nothing and keeps its texts (R15.87). */
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
      <form method="dialog" className={styles.form} {...form} />
    </NeedsScript>
  );
}

const BOXES = ['name', 'email', 'subject', 'message'] as const satisfies (keyof Message)[];

interface MessageFieldsProps {
  /** Said before the boxes and once more below the first at fault, where one looks; each is described by it. */
  problems: Problems<keyof Message>;
  field: ReturnType<typeof useFields<keyof Message>>['field'];
  isSubjectOptional?: boolean;
  /** The boxes keep the focus and can be read, but not typed in. */
  readOnly: boolean;
}

/** The four boxes of a message to us. */
export function MessageFields({
  problems,
  field,
  isSubjectOptional = false,
  readOnly,
}: MessageFieldsProps) {
  const id = useId();
  const first = BOXES.find((name) => name in problems);
  const problem = first && problems[first];
  const box = (name: keyof Message) => ({
    ...field(name),
    error: name === first ? problem : undefined,
    'aria-describedby': name in problems ? id : undefined,
    readOnly,
    maxLength: MESSAGE_LIMITS[name],
  });
  return (
    <>
      {problem && (
        <MessageBox id={id} kind="error">
          {problem}
        </MessageBox>
      )}
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
