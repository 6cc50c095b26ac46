import { useState } from 'react';
import type { Notice } from '../../session/notices';
import { useSession } from '../../session/useSession';
import type { OpenMistake } from './openMistakes';

export interface Step {
  mistake: OpenMistake;
  words: string;
  /** Undoes it. `again` if that failed and may succeed later, `never` if there is nothing to undo any more. */
  undo: () => Promise<'undone' | 'again' | 'never'>;
}

/** The steps of the pass, to undo the last one. `said` describes it. */
export function useSteps() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [undoing, setUndoing] = useState<readonly Step[]>([]);
  const [said, say] = useState('');
  const { notices } = useSession();
  const [noticesAt] = useState(() => new WeakMap<Step, readonly Notice[]>());
  const last = steps.findLast((step) => !undoing.includes(step));
  return {
    last,
    /** Whether what the shown notice offers to undo was done after the last step. */
    isBehindNotice: () => {
      const notice = notices.current()?.notice;
      return (
        notice?.undo !== undefined && last !== undefined && !noticesAt.get(last)?.includes(notice)
      );
    },
    said,
    say,
    /** Undoes a step: the one before it is the last meanwhile. Returns whether it is undone. */
    undo: async (step: Step): Promise<boolean> => {
      setUndoing((before) => [...before, step]);
      say('');
      const how = await step.undo();
      setUndoing((before) => before.filter((each) => each !== step));
      if (how !== 'again') setSteps((before) => before.filter((each) => each !== step));
      return how === 'undone';
    },
    add: (step: Step) => {
      noticesAt.set(step, notices.all);
      setSteps((before) => [...before, step]);
      say(step.words);
    },
    drop: (step: Step) => {
      setSteps((before) => before.filter((each) => each !== step));
      say('');
    },
  };
}
