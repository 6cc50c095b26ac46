import type { Decisions } from '../store/decisions/Decisions';
import type { MistakeKind } from '../model/mistakes/mistake';
import { questionOf, rightAnswer, type KindGroup } from './openMistakes';
import { nameOf, useCorrections } from './useCorrections';
import { useQueue } from './useQueue';
import { useReviewAnswers } from './useReviewAnswers';
import { useSteps, type Step } from './useSteps';

/** The pass through everything that needs a look: the current mistake and its actions. */
export function usePass(groups: readonly KindGroup[], decisions: Decisions) {
  const queue = useQueue(groups);
  const steps = useSteps();
  const answers = useReviewAnswers(decisions);
  const { take, saveEdit, isBusy } = useCorrections(queue, steps, answers);
  const { decide, countTaken } = answers;
  const { current, editing, edit, goPast } = queue;

  const itsRight = () => {
    const mistake = current;
    if (!mistake || editing) return;
    const question = questionOf(mistake);
    const step: Step = {
      mistake,
      words: `The ${nameOf(mistake)} stays as it is.`,
      undo: async () =>
        (await decide(new Map([[question, null]]), 'That couldn’t be undone.'))
          ? 'undone'
          : 'again',
    };
    goPast();
    steps.add(step);
    const answer = new Map([[question, rightAnswer(mistake)]]);
    void decide(answer, 'Your answer wasn’t stored.').then((isStored) => {
      if (!isStored) steps.drop(step);
    });
  };

  const undo = async () => {
    const step = steps.last;
    if (!step) return;
    if (!(await steps.undo(step))) return;
    steps.say(`Undone: the ${nameOf(step.mistake)}.`);
    queue.awaitBack(step.mistake);
  };

  return {
    groups: queue.groups,
    current,
    number: queue.number,
    count: queue.count,
    isEditing: editing !== null,
    isBusy,
    typedFor: queue.typedFor,
    type: queue.type,
    problem: queue.problem,
    said: steps.said,
    show: queue.show,
    goOn: queue.goOn,
    take,
    edit: () => edit(current ?? null),
    cancelEdit: queue.cancelEdit,
    saveEdit,
    itsRight,
    countTaken,
    canUndo: steps.last !== undefined,
    isBehindNotice: steps.isBehindNotice,
    undo,
    switchKind: (kind: MistakeKind, isOn: boolean) =>
      void decide(new Map([[kind, isOn ? null : 'off']]), 'That wasn’t stored.'),
  };
}

export type Pass = ReturnType<typeof usePass>;
