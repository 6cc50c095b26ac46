import { counted, sentences } from '../../platform/text';
import type { Notice } from '../../session/notices';
import { listed, subject } from '../model/sentences';
import type { Contact } from '../model/contact';
import { runWithNotice } from '../store/workWithNotice';
import type { ContactSession } from '../store/ContactSession';
import {
  addLine,
  removeLine,
  type AddedLine,
  type LineAdded,
  type LineRemoved,
} from './changeNotes';

/** How many changed contacts the list takes at a time: it is drawn again within a frame. */
const SHOWN_AT_ONCE = 100;

/** What an earlier try did: the lines that it added, those that it may have added, and the notice that told of it. */
interface Earlier {
  added: readonly AddedLine[];
  unsure: Map<string, AddedLine>;
  notice?: Notice;
}

/**
 * Adds a line to the notes of each contact and shows a notice with Undo (R15.117). Failed ones stay selected. The draft of
 * `form` ends once the line is in all notes that have room for it.
 */
export async function addLineWithNotice(
  session: ContactSession,
  contacts: readonly Contact[],
  line: string,
  form: string,
  earlier: Earlier = { added: [], unsure: new Map() },
): Promise<void> {
  const { unsure } = earlier;
  const show = inGroups(session);
  const work = {
    ...{
      doing: 'Adding the line to',
      what: subject(contacts),
      items: contacts,
      before: earlier.notice,
    },
    work: async ({ id }: Contact) => {
      const answer = await addLine(id, line, unsure);
      unsure.delete(id);
      if (answer.kind === 'added') show.put(id, answer.contact);
      if (answer.kind === 'gone') show.put(id, null);
      return answer;
    },
  };
  await runWithNotice(session, work, ({ answers, left: untried, failure, why }) => {
    show.rest();
    const isDone = untried.length === 0;
    session.drafts.dispatch(
      form,
      isDone
        ? { kind: 'saved', stored: { line: '' } }
        : { kind: 'failed', failure: failure ?? 'unknown' },
    );
    const of = (kind: LineAdded['kind']) =>
      contacts.filter((contact) => answers.get(contact)?.kind === kind);
    const [changed, there, gone, tooLong] = [of('added'), of('there'), of('gone'), of('tooLong')];
    const isLeft = (answer?: LineAdded) => !answer || answer.kind === 'tooLong';
    const left = contacts.filter((contact) => isLeft(answers.get(contact)));
    const selected = session.selection.current();
    const staySelected = left.filter(({ id }) => selected.has(id));
    const handled = contacts.filter((contact) => !isLeft(answers.get(contact)));
    const done = new Set(handled.map(({ id }) => id));
    // What else is selected stays so too.
    if (left.length > 0)
      session.selection.set(new Set([...selected].filter((id) => !done.has(id))));
    const addedNow = [...answers.values()].filter((answer) => answer.kind === 'added');
    const added = [...earlier.added, ...addedNow];
    return {
      kind: addedNow.length > 0 ? 'success' : 'error',
      text: sentences(
        changed.length > 0 && `Added the line to the notes of ${subject(changed)}.`,
        there.length > 0 && `${counted(there.length, 'contact has', 'contacts have')} it already.`,
        gone.length > 0 &&
          `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted elsewhere.`,
        tooLong.length > 0 && `There is no room in the notes of ${listed(tooLong)}.`,
        untried.length > 0 && `The notes of ${listed(untried)} weren’t changed. ${why}`,
        staySelected.length > 0 && 'What is left stays selected.',
      ),
      // There is no other way to take a line from many.
      stays: left.length > 0 || added.length > 1,
      undo: added.length > 0 && ((notice) => removeLineWithNotice(session, added, unsure, notice)),
      again: (notice) => addLineWithNotice(session, untried, line, form, { added, unsure, notice }),
    };
  });
}

/** Takes the added lines away again, and those of `unsure` that are there. */
async function removeLineWithNotice(
  session: ContactSession,
  added: readonly AddedLine[],
  unsure: ReadonlyMap<string, AddedLine>,
  before: Notice,
): Promise<void> {
  const show = inGroups(session);
  const lines = [...added, ...unsure.values()];
  const namesOf = (some: readonly AddedLine[]) => some.map(({ contact }) => contact);
  const work = {
    ...{ doing: 'Taking the line from', what: subject(namesOf(lines)), items: lines, before },
    isUndo: true,
    work: async (line: AddedLine) => {
      const answer = await removeLine(line);
      if (answer.kind === 'removed') show.put(line.contact.id, answer.contact);
      return answer.kind;
    },
  };
  await runWithNotice(session, work, ({ answers, left, why }) => {
    show.rest();
    const of = (kind: LineRemoved['kind'], some = added) =>
      namesOf(some.filter((line) => answers.get(line) === kind));
    // Of those that are unsure, only a line that was there is worth a word.
    const [removed, changed, gone] = [of('removed', lines), of('changed'), of('gone')];
    const isDone = changed.length + gone.length + left.length === 0;
    return {
      kind: isDone ? 'success' : 'error',
      text: sentences(
        removed.length > 0 && `The notes of ${subject(removed)} no longer have the line.`,
        changed.length > 0 && `The line was changed since in the notes of ${listed(changed)}.`,
        gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted since.`,
        left.length > 0 && `It couldn’t be taken from ${listed(namesOf(left))}. ${why}`,
      ),
      again: (notice) =>
        removeLineWithNotice(
          session,
          left.filter((line) => added.includes(line)),
          new Map([...unsure].filter(([, line]) => left.includes(line))),
          notice,
        ),
    };
  });
}

function inGroups({ store }: ContactSession) {
  const since = store.now();
  const waiting = new Map<string, Contact | null>();
  const rest = () => {
    void store.wrote(new Map(waiting), since);
    waiting.clear();
  };
  const put = (id: string, contact: Contact | null) => {
    waiting.set(id, contact);
    if (waiting.size >= SHOWN_AT_ONCE) rest();
  };
  return { put, rest };
}
