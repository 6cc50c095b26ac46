import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../content/site';
import { failureOf } from '../firebase/remoteCall';
import { failureReason } from '../platform/remoteFailure';
import { RestoredDraft } from '../session/RestoredDraft';
import { useAuth, useSignedInUser, type SignedInUser } from '../session/useAuth';
import { useDraft } from '../session/useDraft';
import { Button } from '../ui/Button';
import { EmailField, Field } from '../ui/Field';
import { MessageBox } from '../ui/MessageBox';
import { NeedsScript } from '../ui/NeedsScript';
import { useSubmit } from '../ui/useSubmit';
import { messageFrom, messageProblems, trimmedMessage } from './message';
import type { Message } from './message';
import styles from './MessageForm.module.css';

const BOXES = ['name', 'email', 'subject', 'message'] as const satisfies (keyof Message)[];

interface MessageFormProps {
  isSubjectOptional?: boolean;
  /** The browser does not ask for what is missing. */
  noValidate?: boolean;
  /** The words where a required text is missing. */
  missing: string;
  sendLabel: string;
  send: (message: Message) => Promise<void>;
  /** Why `send` has failed, in sentences. */
  failure: (error: unknown) => string;
  /** Once the message is sent, thanks stand in the form's place. */
  isGoneWhenSent?: boolean;
}

/** The form of a message to us. Until its script is here it sends nothing and keeps its texts (R15.87). */
export function MessageForm(props: MessageFormProps) {
  const { state } = useAuth();
  const user = useSignedInUser();
  // The key changes when a user leaves: their texts are not shown to another. It stays when a visitor turns out to be
  // signed in: they may be typing (R15.24).
  const [owner, setOwner] = useState({ user, key: 0 });
  if (owner.user?.uid !== user?.uid)
    setOwner({ user, key: owner.user ? owner.key + 1 : owner.key });
  const isExpired = state.kind === 'signedOut' && state.ended === 'expired';
  return (
    <>
      {owner.key > 0 && isExpired && (
        <MessageBox kind="info">{failureReason('expired')}</MessageBox>
      )}
      <OwnForm key={owner.key} user={owner.user} {...props} />
    </>
  );
}

function OwnForm({
  user,
  isSubjectOptional = false,
  noValidate = false,
  missing,
  sendLabel,
  send,
  failure,
  isGoneWhenSent = false,
}: MessageFormProps & { user: SignedInUser | null }) {
  const id = useId();
  const began = messageFrom(user);
  const { pathname } = useLocation();
  const { texts, problems, field, accepts, isRestored, discard, dispatch } = useDraft(
    pathname,
    began,
  );
  const required = BOXES.filter((name) => name !== 'subject' || !isSubjectOptional);
  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      dispatch({ kind: 'send' });
      try {
        await send(trimmedMessage(texts));
      } catch (error) {
        dispatch({ kind: 'failed', failure: failureOf(error) });
        throw error;
      }
      dispatch({ kind: 'saved', stored: began });
    },
    () => accepts(messageProblems(texts, required, missing)),
  );

  const thanks = attempt.kind === 'done' && (
    <MessageBox kind="success" takesFocus={isGoneWhenSent}>
      Thank you for your message! We'll get back to you as soon as possible.
    </MessageBox>
  );
  if (thanks && isGoneWhenSent) return thanks;
  // Said before the boxes and once more below the first at fault, where one looks; each is described by it.
  const first = BOXES.find((name) => name in problems);
  const problem = first && problems[first];
  const box = (name: keyof Message) => ({
    ...field(name),
    required: required.includes(name),
    error: name === first ? problem : undefined,
    'aria-describedby': name in problems ? id : undefined,
    // What is typed after the message was sent would be lost.
    readOnly: isBusy,
  });
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
      <form method="dialog" className={styles.form} noValidate={noValidate} onSubmit={onSubmit}>
        {isRestored && <RestoredDraft isSent={isBusy} onDiscard={discard} />}
        {problem && (
          <MessageBox id={id} kind="error">
            {problem}
          </MessageBox>
        )}
        <Field label="Name" holds="name" {...box('name')} />
        <EmailField {...box('email')} />
        <Field
          label={isSubjectOptional ? 'Subject (optional)' : 'Subject'}
          holds="line"
          {...box('subject')}
        />
        <Field label="Message" holds="notes" multiline rows={6} {...box('message')} />
        {/* Beside the button that was pressed: above the boxes it may be out of sight. */}
        {thanks}
        {attempt.kind === 'failed' && (
          <MessageBox kind="error">{failure(attempt.error)}</MessageBox>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Sending...' : sendLabel}
        </Button>
      </form>
    </NeedsScript>
  );
}
