import { useObservable } from '../../platform/Observable';
import { contactEditPath, type CLEAN_UP } from '../../routes';
import { changedFields } from '../model/changes';
import { contactTexts, type Contact } from '../model/contact';
import type { ContactTexts } from '../model/fields';
import { lastStep, openIn, reducePass, type PassEvent } from '../model/pass';
import { validateContact } from '../model/validateContact';
import type { OpenMistake } from '../store/analysis/Analyzer';
import { useContactSession } from '../store/useContactStore';
import { changeTexts, itsRight, keepOne, sayOfCards, type Answer } from './answers';
import type { Group, PairAnswer } from './groups';
import { outdatedBy } from './mistakes';

export type Tab = keyof typeof CLEAN_UP;

/** The pass through the questions of a tab. It belongs to the session: who comes back can still take answers back. */
export function usePass<Each extends OpenMistake | Group>(tab: Tab, all: readonly Each[]) {
  const session = useContactSession();
  const { pass, notices, store, drafts } = session;
  const state = useObservable(pass);
  const send = (event: PassEvent<OpenMistake>) => pass.set(reducePass(pass.current(), event));
  const { open, index } = openIn(state, tab, all);
  const last = lastStep(state);

  const give = (answer: Answer) => {
    const step = { ...answer.step, notices: notices.all };
    const { isDone } = answer;
    send({ type: 'answer', all, step });
    void isDone.then((done) => {
      send({ type: 'end', step, isDone: done });
    });
    return isDone;
  };
  const undo = async () => {
    if (!last) return;
    send({ type: 'undo', step: last });
    send({ type: 'undone', step: last, how: await last.undo() });
  };

  /** What is typed and not saved yet: a draft of the contact's own form (R15.24). */
  const typedOf = ({ contactId, field, texts }: OpenMistake) => {
    const text = drafts.find(contactEditPath(contactId))?.typed[field]?.text ?? null;
    return text === texts[field] ? null : text;
  };
  const putTyped = ({ contact, contactId, field, texts }: OpenMistake, text: string | null) => {
    const form = contactEditPath(contactId);
    drafts.dispatch(form, { kind: 'changedElsewhere', stored: contactTexts(contact) });
    drafts.dispatch(form, { kind: 'type', texts: { [field]: text ?? texts[field] ?? '' } });
  };
  const typedFor = (question: OpenMistake) =>
    state.edits.get(question.key) === 'over' ? null : typedOf(question);
  const endEdit = (question: OpenMistake, text: string | null) => {
    putTyped(question, text);
    send({ type: 'endEdit', question });
  };

  /** What keeps these texts from being stored. */
  const problemOf = (contact: Contact | undefined, texts: Partial<ContactTexts>) => {
    if (!contact) return 'This contact was deleted elsewhere.';
    const stored = contactTexts(contact);
    const problems = validateContact({ ...stored, ...texts }, stored);
    const [first] = Object.keys(texts).flatMap((field) => problems[field as 'name'] ?? []);
    return first;
  };
  const change = (question: OpenMistake, texts: Partial<ContactTexts>) => {
    const problem = problemOf(store.contact(question.contactId), texts);
    if (problem) {
      send({ type: 'refuse', problem });
      return null;
    }
    const mistakes = open.filter((one): one is Each & OpenMistake => 'field' in one);
    // Their texts are being changed: they are analyzed again first.
    const hides = [question, ...outdatedBy(question, texts, mistakes)];
    return give(changeTexts(session, question, texts, hides));
  };

  return {
    open,
    index,
    current: open[index],
    edited: state.edited,
    problem: state.problem,
    said: state.said,
    typedFor,
    canUndo: last !== undefined,
    /** Whether what the shown notice offers to undo was done after the last step. */
    isBehindNotice: () => {
      const notice = notices.current()?.notice;
      return notice?.undo !== undefined && !last?.notices?.includes(notice);
    },
    undo,
    show: (question: Each) => send({ type: 'show', tab, all, question }),
    goOn: (by: number) => send({ type: 'goOn', tab, all, by }),
    take: (question: OpenMistake) => void change(question, question.suggestion ?? {}),
    itsRight: (question: OpenMistake) => void give(itsRight(session, question)),
    keepOne: (group: Group, kept: Contact) => void give(keepOne(session, group, kept)),
    sayOfCards: (group: Group, said: PairAnswer) => void give(sayOfCards(session, group, said)),
    edit: (question: OpenMistake) => send({ type: 'edit', question }),
    type: (question: OpenMistake, text: string) => {
      send({ type: 'type', question, before: typedOf(question) });
      putTyped(question, text);
    },
    /** What its form had typed before stays: it was typed there. */
    cancelEdit: (question: OpenMistake) => {
      const edit = state.edits.get(question.key);
      endEdit(question, edit && edit !== 'over' ? edit.before : typedOf(question));
    },
    saveEdit: async (question: OpenMistake, text: string) => {
      const stored = contactTexts(question.contact);
      const texts = { [question.field]: text };
      const isChanged = Object.keys(changedFields({ ...stored, ...texts }, stored)).length > 0;
      if (!isChanged || (await change(question, texts))) endEdit(question, null);
    },
  };
}

export type Pass<Each extends OpenMistake | Group> = ReturnType<typeof usePass<Each>>;
