import { useState } from 'react';
import { writeFailureReason } from '../../platform/remoteFailure';
import { bidiIsolate } from '../../platform/text';
import { shownName, type Contact } from '../model/contact';
import { validateContact } from '../model/validateContact';
import { contactTexts } from '../store/saves/saveContact';
import { FIELDS, type ContactTexts } from '../model/fields';
import { useContactSession } from '../store/useContactStore';
import { correct, putBack, type Correction } from './correct';
import type { OpenMistake } from './openMistakes';
import type { useQueue } from './useQueue';
import type { useReviewAnswers } from './useReviewAnswers';
import type { Step, useSteps } from './useSteps';

/** Corrects the mistake that is shown: by its suggestion, or by what was typed. Each can be taken back. */
export function useCorrections(
  queue: ReturnType<typeof useQueue>,
  steps: ReturnType<typeof useSteps>,
  { countTaken, fail }: ReturnType<typeof useReviewAnswers>,
) {
  const session = useContactSession();
  const { store } = session;
  const [saving, setSaving] = useState<OpenMistake | null>(null);
  const { current, editing, edit, setProblem, goPast, hide, isShown } = queue;
  const isBusy = saving !== null && saving === editing;

  const stepOf = (mistake: OpenMistake, saving: Promise<Contact | null>, before: Texts): Step => ({
    mistake,
    words: `Changed the ${nameOf(mistake)}.`,
    undo: async () => {
      const saved = await saving;
      if (!saved) return 'never';
      const back = await putBack(session, saved, before);
      if (back.kind === 'saved') {
        countTaken(mistake.kind, -1);
        return 'undone';
      }
      fail(`The ${nameOf(mistake)} couldn’t be put back. ${reasonOf(back)}`);
      return back.kind === 'failed' && back.failure !== 'missing' ? 'again' : 'never';
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
    // The next one does not wait for the answer, unless it is about the same texts: it is judged again first.
    const outdated = queue.outdatedBy(mistake);
    hide([mistake, ...outdated], true);
    goPast(outdated);
    const saving = correct(session, mistake.contact, texts);
    const savedContact = saving.then((saved) => (saved.kind === 'saved' ? saved.contact : null));
    const step = stepOf(mistake, savedContact, beforeOf(mistake.contact, texts));
    steps.add(step);
    void saving.then((saved) => {
      // Its texts are others now, or not saved. What else is in doubt of the same field must not stay hidden.
      hide([mistake, ...outdated], false);
      if (saved.kind === 'saved') {
        countTaken(mistake.kind, 1);
        return;
      }
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
    setSaving(editing);
    const saved = await correct(session, contact, texts);
    setSaving((now) => (now === editing ? null : now));
    if (saved.kind === 'saved' && saved.contact !== contact) {
      steps.add(stepOf(editing, Promise.resolve(saved.contact), beforeOf(contact, texts)));
      countTaken(editing.kind, 1);
    }
    if (!isShown(editing)) {
      // Somebody went on to another text or page, and stays there.
      if (saved.kind === 'saved') queue.endEdit();
      else fail(`The ${nameOf(editing)} wasn’t changed. ${reasonOf(saved)}`);
    } else if (saved.kind !== 'saved') {
      const now = store.contact(contact.id)?.[editing.field] ?? '';
      setProblem(
        saved.kind === 'changedElsewhere'
          ? `This was changed elsewhere to “${bidiIsolate(now)}”. Save once more to keep yours.`
          : `We couldn’t save this. ${reasonOf(saved)}`,
      );
    } else if (saved.contact === contact) {
      edit(null);
    } else {
      goPast();
    }
  };

  return { take, saveEdit, isBusy };
}

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
export function nameOf({ field, contact }: OpenMistake): string {
  const name = FIELDS.find(({ key }) => key === field)?.name.toLowerCase() ?? field;
  return `${name} of ${bidiIsolate(shownName(contact.name))}`;
}

function reasonOf(result: Exclude<Correction, { kind: 'saved' }>): string {
  return result.kind === 'failed'
    ? writeFailureReason(result.failure)
    : 'It was changed elsewhere in the meantime.';
}
