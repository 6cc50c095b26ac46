import { useState } from 'react';
import type { OpenMistake } from './openMistakes';

/** Something that was done in the pass. */
export interface Step {
  mistake: OpenMistake;
  /** In a sentence. */
  words: string;
  /** Takes it back. `false` where that did not work. */
  undo: () => Promise<boolean>;
}

/** What was done in the pass, the last of which can be taken back. `said` tells of it. */
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
