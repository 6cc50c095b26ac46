import { useRef, useState, type SubmitEvent } from 'react';

/** The state of the last try to send a form. */
export type Attempt<Answer> =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done'; answer: Answer }
  | { kind: 'failed'; error: unknown };

/** Runs `action` to send a form, one at a time (R14.7). `isSound` may stop it first. */
export function useSubmit<Answer>(
  action: () => Promise<Answer>,
  isSound: () => boolean = () => true,
) {
  const [attempt, setAttempt] = useState<Attempt<Answer>>({ kind: 'idle' });
  // A second press may come before the first is drawn.
  const isRunning = useRef(false);

  const run = async () => {
    if (isRunning.current) return;
    if (!isSound()) {
      setAttempt({ kind: 'idle' });
      return;
    }
    isRunning.current = true;
    setAttempt({ kind: 'busy' });
    try {
      setAttempt({ kind: 'done', answer: await action() });
    } catch (error) {
      setAttempt({ kind: 'failed', error });
    } finally {
      isRunning.current = false;
    }
  };

  return {
    attempt,
    isBusy: attempt.kind === 'busy',
    /** For a button outside a form. */
    start: () => void run(),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void run();
    },
  };
}
