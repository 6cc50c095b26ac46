import { failureOf } from '../../firebase/remoteCall';
import { writeFailureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { bidiIsolate, counted } from '../../platform/text';
import type { NoticeAction } from '../../session/notices';
import type { DecisionPart } from '../../firebase/collections';
import { shownName, type Contact } from '../model/contact';
import { FIELDS, type ContactTexts } from '../model/fields';
import type { MistakeKind } from '../model/mistakes/mistake';
import type { Step } from '../model/pass';
import type { ContactSession } from '../store/ContactSession';
import type { OpenMistake } from '../store/analysis/Analyzer';
import { RECENTLY_DELETED } from '../store/bin/storedBin';
import type { Correction } from '../store/verbs/Contacts';
import type { MergeResult } from '../store/verbs/mergeContacts';
import { answersFor, type Group, type PairAnswer } from './groups';
import { isOff, rightAnswer, takenCount } from './mistakes';

/** An answer that has begun: the step that takes it back, and whether it is done. A failure is told of. */
export interface Answer {
  step: Step;
  isDone: Promise<boolean>;
}

/** Stores these texts of a contact: what was suggested for a text in doubt, or what was typed. */
export function changeTexts(
  session: ContactSession,
  question: OpenMistake,
  texts: Partial<ContactTexts>,
  hides: readonly OpenMistake[],
): Answer {
  const { contact, kind } = question;
  const name = nameOf(question);
  const before = Object.fromEntries(
    Object.keys(texts).map((field) => [field, contact[field as 'name']]),
  );
  const saving = session.contacts.correct(contact, texts);
  const end = async () => {
    const saved = await saving;
    if (saved.kind !== 'saved') tell(session, `The ${name} wasn’t changed. ${reasonOf(saved)}`);
    else countTaken(session, kind, 1);
    return saved.kind === 'saved';
  };
  const undo: Step['undo'] = async () => {
    const saved = await saving;
    if (saved.kind !== 'saved') return 'never';
    const back = await session.contacts.putBack(saved.contact, before);
    if (back.kind === 'saved') {
      countTaken(session, kind, -1);
      return 'undone';
    }
    tell(session, `The ${name} couldn’t be put back. ${reasonOf(back)}`);
    return back.kind === 'failed' && back.failure !== 'missing' ? 'again' : 'never';
  };
  const words = `Changed the ${name}.`;
  const step = { tab: 'look', question, words, undone: `Undone: the ${name}.`, hides, undo };
  return { step, isDone: end() };
}

/** The text in doubt is right. */
export function itsRight(session: ContactSession, question: OpenMistake): Answer {
  const name = nameOf(question);
  const words = { words: `The ${name} stays as it is.`, undone: `Undone: the ${name}.` };
  const answers = new Map([[question.key, rightAnswer(question)]]);
  return decided(session, 'review', answers, { tab: 'look', question, ...words });
}

/** The cards are of one person and both stay, or of several people. */
export function sayOfCards(session: ContactSession, group: Group, said: PairAnswer): Answer {
  const { contacts } = group;
  const name = nameIn(contacts);
  const words =
    said === 'both'
      ? `${name}: one person with ${counted(contacts.length, 'card', 'cards')}.`
      : `${name}: not the same person.`;
  // Two of them may have an answer from before the others came: it stays.
  const known = session.decisions.current('pairs');
  const open = [...answersFor(contacts, said)].filter(
    ([question]) => known.kind !== 'known' || !known.entries.has(question),
  );
  const step = { tab: 'same', question: group, words, undone: `Undone: ${name}.` };
  return decided(session, 'pairs', new Map(open), step);
}

/** Makes one card of them: `kept`. */
export function keepOne(session: ContactSession, group: Group, kept: Contact): Answer {
  const { contacts } = group;
  const name = nameIn(contacts);
  const others = contacts.filter(({ id }) => id !== kept.id).map(({ id }) => id);
  const merging = session.contacts.merge(kept.id, others);
  const end = async () => {
    const result = await merging;
    if (result.kind === 'done') return true;
    tell(session, whyNotKept(result));
    return false;
  };
  const undo: Step['undo'] = async () => {
    const merged = await merging;
    if (merged.kind !== 'done') return 'never';
    const result = await session.contacts.undoMerge(merged.one);
    if (result.kind === 'done') return 'undone';
    const isChanged = result.kind === 'changed';
    const text = isChanged
      ? 'This can’t be undone: one of the cards was changed since. The others are in Recently Deleted.'
      : `This couldn’t be undone. ${writeFailureReason(result.failure)}`;
    tell(session, text, [RECENTLY_DELETED]);
    return isChanged ? 'never' : 'again';
  };
  const rest = others.length === 1 ? 'The other one is' : 'The others are';
  const step: Step = {
    ...{ tab: 'same', question: group, hides: [group], undo },
    doing: `Making one card of ${name}...`,
    words: `${name} is one card now. ${rest} in Recently Deleted.`,
    undone: `${counted(contacts.length, 'card is', 'cards are')} back.`,
  };
  return { step, isDone: end() };
}

/** Asks about texts of a kind no longer, or again. */
export function switchKind(session: ContactSession, kind: MistakeKind, isOn: boolean): void {
  void decide(session, 'review', new Map([[kind, isOn ? null : 'off']]), 'That wasn’t stored.');
}

/** Counts suggestions of a kind that were taken. */
export function countTaken({ decisions }: ContactSession, kind: MistakeKind, by: number): void {
  const state = decisions.current('review');
  // The kind's entry is one of both: a count would switch the kind on again.
  if (state.kind !== 'known' || isOff(state.entries, kind)) return;
  const count = Math.max(0, takenCount(state.entries, kind) + by);
  // A lost count only affects the order of kinds.
  decisions.decide('review', new Map([[kind, String(count)]])).catch(() => undefined);
}

function decided(
  session: ContactSession,
  part: DecisionPart,
  answers: ReadonlyMap<string, string>,
  step: Omit<Step, 'hides' | 'undo'>,
): Answer {
  const none = new Map([...answers.keys()].map((question) => [question, null]));
  const undo: Step['undo'] = async () =>
    (await decide(session, part, none, 'That couldn’t be undone.')) ? 'undone' : 'again';
  return {
    step: { ...step, hides: [], undo },
    isDone: decide(session, part, answers, 'Your answer wasn’t stored.'),
  };
}

async function decide(
  session: ContactSession,
  part: DecisionPart,
  answers: ReadonlyMap<string, string | null>,
  failed: string,
): Promise<boolean> {
  try {
    await session.decisions.decide(part, answers);
    return true;
  } catch (error) {
    tell(session, `${failed} ${writeFailureReason(failureOf(error))}`);
    return false;
  }
}

function tell(
  { notices }: ContactSession,
  text: string,
  actions: readonly NoticeAction[] = [],
): void {
  notices.show({ kind: 'error', text, actions });
}

/** `email of Hana Sato` */
function nameOf({ field, contact }: OpenMistake): string {
  const name = FIELDS.find(({ key }) => key === field)?.name.toLowerCase() ?? field;
  return `${name} of ${bidiIsolate(shownName(contact.name))}`;
}

function nameIn(contacts: readonly Contact[]): string {
  return bidiIsolate(shownName(contacts.find(({ name }) => name !== '')?.name ?? ''));
}

function reasonOf(result: Exclude<Correction, { kind: 'saved' }>): string {
  return result.kind === 'failed'
    ? writeFailureReason(result.failure)
    : 'It was changed elsewhere in the meantime.';
}

function whyNotKept(result: Exclude<MergeResult, { kind: 'done' }>): string {
  const unchanged = (reason: string) => `Nothing was changed. ${reason}`;
  if (result.kind === 'tooLong') return unchanged('Their notes would be too long for one.');
  const failure: RemoteFailure = result.failure;
  // The usual words would be of one contact.
  if (failure === 'missing') return unchanged('One of the cards no longer exists.');
  const reason = writeFailureReason(failure);
  return failure === 'timedOut' ? reason : unchanged(reason);
}
