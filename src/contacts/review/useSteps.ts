import { useState } from 'react';
import type { OpenMistake } from './openMistakes';

export interface Step {
  mistake: OpenMistake;
  words: string;
  undo: () => Promise<boolean>;
}

/** The steps of the pass, to undo the last one. `said` describes it. */
export function useSteps() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [said, say] = useState('');
  return {
    last: steps.at(-1),
    said,
    say,
    add: (step: Step) => {
      setSteps((before) => [...before, step]);
      say(step.words);
    },
    drop: (step: Step) => {
      setSteps((before) => before.filter((each) => each !== step));
      say('');
    },
  };
}
