import { failureReason, writeFailureReason } from '../../lib/remoteFailure';
import { counted } from '../../lib/text';
import type { Notice } from '../../session/notices';
import { listed, subject, type Named } from '../bin/binTexts';
import type { Contact } from '../contact';
import { doMany, type Many } from '../many/doMany';
import { tellWork } from '../many/tellWork';
import type { ContactSession } from '../store/useContactStore';
import {
  addLine,
  removeLine,
  type AddedLine,
  type LineAdded,
  type LineRemoved,
} from './changeNotes';

/** How many contacts the list takes up at a time: it is drawn again within a frame. */
const SHOWN_AT_ONCE = 100;

/**
 * Adds a line to the notes of each contact, and says so, with Undo of all (R15.117); in the place of the notice
 * `before`. Of selected contacts those stay selected that could not be changed.
 */
export async function addLineAndTell(
  session: ContactSession,
  contacts: readonly Contact[],
  line: string,
  before?: Notice,
): Promise<void> {
  const { store } = session;
  const told = { doing: 'Adding the line to', what: subject(contacts), count: contacts.length };
  const work = tellWork(session, told, before);
  const show = inGroups(session);
  const result = await doMany(
    contacts,
    async ({ id }) => {
      const answer = await addLine(id, line);
      if (answer.kind === 'added') show.put(answer.contact);
      if (answer.kind === 'gone') store.remove(id);
      return answer;
    },
    work.options,
  );
  show.rest();
  const left = contacts.filter((contact) => isLeft(result.answers.get(contact)));
  if (left.length > 0) {
    const selected = store.selected();
    store.select(new Set(left.map(({ id }) => id).filter((id) => selected.has(id))));
  }
  const added = [...result.answers.values()].filter((answer) => answer.kind === 'added');
  const untried = contacts.filter((contact) => !result.answers.has(contact));
  const again = {
    label: 'Try Again',
    act: () => void addLineAndTell(session, untried, line, notice),
  };
  const notice: Notice = {
    kind: added.length > 0 ? 'success' : 'error',
    text: addedText(contacts, result, session),
    stays: left.length > 0,
    ...(untried.length > 0 && { actions: [again] }),
    ...(added.length > 0 && { undo: () => void removeLineAndTell(session, added, notice) }),
  };
  work.end(notice);
}

function isLeft(answer: LineAdded | undefined): boolean {
  return answer === undefined || answer.kind === 'tooLong';
}

/** What was changed, and what was not, and why. */
function addedText(
  contacts: readonly Contact[],
  { answers, failure }: Many<Contact, LineAdded>,
  { store }: ContactSession,
): string {
  const of = (kind: LineAdded['kind']) =>
    contacts.filter((contact) => answers.get(contact)?.kind === kind);
  const untried = contacts.filter((contact) => !answers.has(contact));
  const [added, there, gone, tooLong] = [of('added'), of('there'), of('gone'), of('tooLong')];
  const isSelected = [...untried, ...tooLong].some(({ id }) => store.selected().has(id));
  return [
    added.length > 0 && `Added the line to the notes of ${subject(added)}.`,
    there.length > 0 && `${counted(there.length, 'contact has', 'contacts have')} it already.`,
    gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted elsewhere.`,
    tooLong.length > 0 && `There is no room in the notes of ${listed(tooLong)}.`,
    untried.length > 0 &&
      `The notes of ${listed(untried)} weren’t changed. ${failure ? writeFailureReason(failure) : 'You stopped it.'}`,
    isSelected && 'What is left stays selected.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Takes the line out of the notes again, and says so. What fails can be tried again. */
async function removeLineAndTell(
  session: ContactSession,
  lines: readonly AddedLine[],
  before: Notice,
): Promise<void> {
  const contacts = lines.map(({ contact }) => contact);
  const told = { doing: 'Taking the line from', what: subject(contacts), count: lines.length };
  const work = tellWork(session, told, before);
  const show = inGroups(session);
  const result = await doMany(
    lines,
    async (line) => {
      const answer = await removeLine(line);
      if (answer.kind === 'removed') show.put(answer.contact);
      return answer;
    },
    work.options,
  );
  show.rest();
  const left = lines.filter((line) => !result.answers.has(line));
  const isDone = [...result.answers.values()].every(({ kind }) => kind === 'removed');
  const again = {
    label: 'Try Again',
    act: () => void removeLineAndTell(session, left, notice),
  };
  const notice: Notice = {
    kind: left.length === 0 && isDone ? 'success' : 'error',
    text: removedText(lines, result),
    ...(left.length > 0 && { actions: [again] }),
  };
  work.end(notice);
}

function removedText(
  lines: readonly AddedLine[],
  { answers, failure }: Many<AddedLine, LineRemoved>,
): string {
  const of = (kind: LineRemoved['kind'] | undefined): Named[] =>
    lines.filter((line) => answers.get(line)?.kind === kind).map(({ contact }) => contact);
  const [removed, changed, gone, left] = [of('removed'), of('changed'), of('gone'), of(undefined)];
  return [
    removed.length > 0 && `The notes of ${subject(removed)} no longer have the line.`,
    changed.length > 0 && `The line was changed since in the notes of ${listed(changed)}.`,
    gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted since.`,
    left.length > 0 &&
      `It couldn’t be taken from ${listed(left)}. ${failure ? failureReason(failure) : 'You stopped it.'}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Puts changed contacts into the list, some at a time. */
function inGroups({ store }: ContactSession) {
  let waiting: Contact[] = [];
  const rest = () => {
    store.put(...waiting);
    waiting = [];
  };
  const put = (contact: Contact) => {
    waiting.push(contact);
    if (waiting.length >= SHOWN_AT_ONCE) rest();
  };
  return { put, rest };
}
