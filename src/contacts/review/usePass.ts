import { useState } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { fingerprint } from '../../lib/fingerprint';
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
import {
  questionOf,
  rightAnswer,
  takenCount,
  type KindGroup,
  type OpenMistake,
} from './openMistakes';

/** Something that was done in the pass. */
interface Step {
  mistake: OpenMistake;
  /** In a sentence. */
  words: string;
  /** Takes it back. `false` where that did not work. */
  undo: () => Promise<boolean>;
}

/** The pass through all that needs a look: which is shown, and what can be said of it. */
export function usePass(groups: readonly KindGroup[], decisions: Decisions) {
  const { store, notices } = useContactSession();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState({ question: '', index: 0 });
  const [editing, setEditing] = useState<OpenMistake | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [said, setSaid] = useState('');

  const shownGroups = groups
    .map((group) => ({
      ...group,
      mistakes: group.mistakes.filter((one) => !hidden.has(keyOf(one))),
    }))
    .filter(({ mistakes }) => mistakes.length > 0);
  const open = shownGroups.flatMap(({ mistakes }) => mistakes);
  const found = open.findIndex((one) => questionOf(one) === place.question);
  const index = found >= 0 ? found : Math.min(place.index, Math.max(open.length - 1, 0));
  // What somebody types stays, whatever becomes of its contact.
  const current = editing ?? open[index];

  const show = (mistake: OpenMistake | undefined) => {
    setEditing(null);
    setProblem('');
    if (mistake) setPlace({ question: questionOf(mistake), index: open.indexOf(mistake) });
  };
  const goOn = (by: number) => {
    if (open.length > 0) show(open[(index + by + open.length) % open.length]);
  };
  /** To what comes after the shown one, which goes. */
  const goPast = () => {
    const next = open[index + 1] ?? open[0];
    setEditing(null);
    setProblem('');
    if (next) setPlace({ question: questionOf(next), index: next === open[0] ? 0 : index });
  };
  const hide = (mistake: OpenMistake, isHidden: boolean) => {
    setHidden((before) => {
      const after = new Set(before);
      if (isHidden) after.add(keyOf(mistake));
      else after.delete(keyOf(mistake));
      return after;
    });
  };
  const done = (step: Step) => {
    setSteps((before) => [...before, step]);
    setSaid(step.words);
  };
  const dropStep = (step: Step) => {
    setSteps((before) => before.filter((each) => each !== step));
    setSaid('');
  };
  const fail = (words: string) => {
    notices.show({ kind: 'error', text: words });
  };

  const countTaken = (kind: MistakeKind, by: number) => {
    const state = decisions.current('review');
    if (state.kind !== 'known') return;
    const count = Math.max(0, takenCount(state.entries, kind) + by);
    // A count that is not stored costs an order of kinds, nothing else.
    decisions.decide('review', new Map([[kind, String(count)]])).catch(() => undefined);
  };

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
    const [problem] = Object.values(
      validateContact(
        { ...contactTexts(mistake.contact), ...texts },
        contactTexts(mistake.contact),
      ),
    );
    if (problem) {
      setProblem(problem);
      return;
    }
    // The next one does not wait for the answer.
    hide(mistake, true);
    goPast();
    const saving = correct(store, mistake.contact, texts);
    const step = stepOf(
      mistake,
      saving.then((saved) => (saved.kind === 'saved' ? saved.contact : null)),
      beforeOf(mistake.contact, texts),
    );
    done(step);
    void saving.then((saved) => {
      if (saved.kind === 'saved') {
        countTaken(mistake.kind, 1);
        return;
      }
      hide(mistake, false);
      dropStep(step);
      fail(`The ${nameOf(mistake)} wasn’t changed. ${reasonOf(saved)}`);
    });
  };

  const saveEdit = async (text: string) => {
    if (!editing || isBusy) return;
    const contact = store.contact(editing.contactId);
    if (!contact) {
      setProblem('This contact was deleted elsewhere.');
      return;
    }
    const texts = { [editing.field]: text };
    const began = contactTexts(contact);
    const wrong = validateContact({ ...began, ...texts }, began)[editing.field];
    if (wrong) {
      setProblem(wrong);
      return;
    }
    setBusy(true);
    const saved = await correct(store, contact, texts);
    setBusy(false);
    if (saved.kind === 'saved') {
      if (saved.contact !== contact) {
        done(stepOf(editing, Promise.resolve(saved.contact), beforeOf(contact, texts)));
        countTaken(editing.kind, 1);
        goPast();
      } else setEditing(null);
      return;
    }
    const now = store.contact(contact.id)?.[editing.field] ?? '';
    setProblem(
      saved.kind === 'changedElsewhere'
        ? `This was changed elsewhere to “${bidiIsolate(now)}”. Save once more to keep yours.`
        : `This couldn’t be saved. ${reasonOf(saved)}`,
    );
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
    done(step);
    void decide(new Map([[question, rightAnswer(mistake)]]), 'Your answer wasn’t stored.').then(
      (isStored) => {
        if (!isStored) dropStep(step);
      },
    );
  };

  /** Whether an answer was stored; where not, that is said. */
  const decide = async (answers: ReadonlyMap<string, string | null>, failed: string) => {
    try {
      await decisions.decide('review', answers);
      return true;
    } catch (error) {
      fail(`${failed} ${writeFailureReason(failureOf(error))}`);
      return false;
    }
  };

  const undo = async () => {
    const step = steps.at(-1);
    if (!step) return;
    dropStep(step);
    if (!(await step.undo())) return;
    setSaid(`Taken back: the ${nameOf(step.mistake)}.`);
    hide(step.mistake, false);
    setPlace({ question: questionOf(step.mistake), index: 0 });
  };

  return {
    groups: shownGroups,
    current,
    /** Where the shown one stands among all, from 1. */
    number: index + 1,
    count: open.length,
    isEditing: editing !== null,
    isBusy,
    problem,
    said,
    show,
    goOn,
    take,
    edit: () => {
      setProblem('');
      setEditing(current ?? null);
    },
    cancelEdit: () => {
      setProblem('');
      setEditing(null);
    },
    saveEdit,
    itsRight,
    /** Keeps how many suggestions of a kind were taken, or taken back. */
    countTaken,
    canUndo: steps.length > 0,
    undo,
    /** Asks no more about a kind, or again. */
    switchKind: (kind: MistakeKind, isOn: boolean) =>
      void decide(new Map([[kind, isOn ? null : 'off']]), 'That wasn’t stored.'),
  };
}

export type Pass = ReturnType<typeof usePass>;

type Texts = Partial<ContactTexts>;

function beforeOf(contact: Contact, texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, contact[field as 'name']]));
}

/** A mistake with the text that it is about. */
function keyOf(mistake: OpenMistake): string {
  return `${questionOf(mistake)} ${fingerprint(mistake.texts[mistake.field] ?? '')}`;
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
