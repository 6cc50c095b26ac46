import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { EMPTY_MESSAGE, trimmedMessage, type Message } from './message';

export type Sending =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; text: string };

/** Why a message cannot be sent as it is: which field, and the words. */
export interface MessageProblem {
  field: keyof Message;
  text: string;
}

interface MessageForm {
  form: RefObject<HTMLFormElement | null>;
  message: Message;
  setMessage: (message: Message) => void;
  invalid: keyof Message | null;
  sending: Sending;
  submit: (event: SubmitEvent) => void;
}

/**
 * A form that sends one message: idle, sending, then sent (fields cleared) or failed (fields kept), as
 * R4.6 and R4.7 have it. `send` answers with the words of its failure, or `null`.
 */
export function useMessageForm(
  problemOf: (message: Message) => MessageProblem | null,
  send: (message: Message) => Promise<string | null>,
): MessageForm {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [invalid, setInvalid] = useState<keyof Message | null>(null);
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });

  const submit = async () => {
    // A double press sends once.
    if (sending.kind === 'sending') return;
    const problem = problemOf(message);
    setInvalid(problem?.field ?? null);
    if (problem) {
      setSending({ kind: 'failed', text: problem.text });
      form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
      return;
    }
    setSending({ kind: 'sending' });
    const failure = await send(trimmedMessage(message));
    if (failure) {
      setSending({ kind: 'failed', text: failure });
    } else {
      setMessage(EMPTY_MESSAGE);
      setSending({ kind: 'sent' });
    }
  };

  return {
    form,
    message,
    setMessage,
    invalid,
    sending,
    submit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
