import { useState } from 'react';
import { writeFailureReason } from '../../lib/remoteFailure';
import { bidiIsolate } from '../../lib/text';
import type { Contact } from '../contact';
import type { Decisions } from '../decisions/Decisions';
import { validateContact } from '../edit/changes';
import { contactTexts } from '../edit/saveContact';
import { FIELDS, type ContactTexts } from '../fields';
import { useContactSession } from '../store/useContactStore';
import { correct, putBack, type Correction } from './correct';
import type { MistakeKind } from './mistake';
import { questionOf, rightAnswer, type KindGroup, type OpenMistake } from './openMistakes';
import { useQueue } from './useQueue';
import { useReviewAnswers } from './useReviewAnswers';
import { useSteps, type Step } from './useSteps';

/** The pass through all that needs a look: which is shown, and what can be said of it. */
export function usePass(groups: readonly KindGroup[], decisions: Decisions) {
  const { store } = useContactSession();
  const queue = useQueue(groups);
  const steps = useSteps();
  const { decide, countTaken, fail } = useReviewAnswers(decisions);
  const [isBusy, setBusy] = useState(false);
  const { current, editing, edit, setProblem, goPast, hide } = queue;

  /** What was saved, as a step that can be taken back. */
  const stepOf = (mistake: OpenMistake, saving: Promise<Contact | null>, before: Texts): Step => ({
    mistake,
    words: `Changed the ${nameOf(mistake)}.`,
    undo: async () => {
      const saved = await saving;
      if (!saved) return false;
      const back = await putBack(store, saved, before);
      if (back.kind === 'saved') {
        countTaken(mistake.kind, -1);
        return true;
      }
      fail(`The ${nameOf(mistake)} couldn’t be put back. ${reasonOf(back)}`);
      return false;
    },
  });

  const take = () => {
    const mistake = current;
    if (!mistake?.suggestion || editing) return;
    const texts = mistake.suggestion;
    const [wrong] = Object.values(problemsOf(mistake.contact, texts));
    if (wrong) {
      setProblem(wrong);
      return;
    }
    // The next one does not wait for the answer.
    hide(mistake, true);
    goPast();
    const saving = correct(store, mistake.contact, texts);
    const savedContact = saving.then((saved) => (saved.kind === 'saved' ? saved.contact : null));
    const step = stepOf(mistake, savedContact, beforeOf(mistake.contact, texts));
    steps.add(step);
    void saving.then((saved) => {
      if (saved.kind === 'saved') {
        countTaken(mistake.kind, 1);
        return;
      }
      hide(mistake, false);
      steps.drop(step);
      fail(`The ${nameOf(mistake)} wasn’t changed. ${reasonOf(saved)}`);
    });
  };

  const saveEdit = async (text: string) => {
    if (!editing || isBusy) return;
    const contact = store.contact(editing.contactId);
    const texts = { [editing.field]: text };
    const wrong = contact
      ? problemsOf(contact, texts)[editing.field]
      : 'This contact was deleted elsewhere.';
    if (!contact || wrong) {
      setProblem(wrong ?? '');
      return;
    }
    setBusy(true);
    const saved = await correct(store, contact, texts);
    setBusy(false);
    if (saved.kind !== 'saved') {
      const now = store.contact(contact.id)?.[editing.field] ?? '';
      setProblem(
        saved.kind === 'changedElsewhere'
          ? `This was changed elsewhere to “${bidiIsolate(now)}”. Save once more to keep yours.`
          : `This couldn’t be saved. ${reasonOf(saved)}`,
      );
    } else if (saved.contact === contact) {
      edit(null);
    } else {
      steps.add(stepOf(editing, Promise.resolve(saved.contact), beforeOf(contact, texts)));
      countTaken(editing.kind, 1);
      goPast();
    }
  };

  const itsRight = () => {
    const mistake = current;
    if (!mistake || editing) return;
    const question = questionOf(mistake);
    const step: Step = {
      mistake,
      words: `The ${nameOf(mistake)} stays as it is.`,
      undo: () => decide(new Map([[question, null]]), 'That couldn’t be taken back.'),
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
    steps.drop(step);
    if (!(await step.undo())) return;
    steps.say(`Taken back: the ${nameOf(step.mistake)}.`);
    hide(step.mistake, false);
    queue.awaitBack(step.mistake);
  };

  return {
    groups: queue.groups,
    current,
    number: queue.number,
    count: queue.count,
    isEditing: editing !== null,
    isBusy,
    problem: queue.problem,
    said: steps.said,
    show: queue.show,
    goOn: queue.goOn,
    take,
    edit: () => {
      edit(current ?? null);
    },
    cancelEdit: () => {
      edit(null);
    },
    saveEdit,
    itsRight,
    countTaken,
    canUndo: steps.last !== undefined,
    undo,
    /** Asks no more about a kind, or again. */
    switchKind: (kind: MistakeKind, isOn: boolean) =>
      void decide(new Map([[kind, isOn ? null : 'off']]), 'That wasn’t stored.'),
  };
}

export type Pass = ReturnType<typeof usePass>;

type Texts = Partial<ContactTexts>;

/** What keeps these texts from being stored, by field. */
function problemsOf(contact: Contact, texts: Texts) {
  const stored = contactTexts(contact);
  return validateContact({ ...stored, ...texts }, stored);
}

function beforeOf(contact: Contact, texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, contact[field as 'name']]));
}

/** `email of Hana Sato` */
function nameOf({ field, contact }: OpenMistake): string {
  const name = FIELDS.find(({ key }) => key === field)?.name.toLowerCase() ?? field;
  return `${name} of ${bidiIsolate(contact.name || 'Unnamed Contact')}`;
}

function reasonOf(result: Exclude<Correction, { kind: 'saved' }>): string {
  return result.kind === 'failed'
    ? writeFailureReason(result.failure)
    : 'It was changed elsewhere in the meantime.';
}
