import { counted, sentences } from '../../../platform/text';
import type { Contact } from '../../model/contact';
import { listed, subject } from '../../model/sentences';
import type { AddedLine, LineAdded, LineRemoved } from './changeNotes';

/** To which notes a line was added, to which not, and why. */
export function lineAddedText(
  contacts: readonly Contact[],
  answers: ReadonlyMap<Contact, LineAdded>,
  more: { untried: readonly Contact[]; why: string; staysSelected: boolean },
): string {
  const of = (kind: LineAdded['kind']) =>
    contacts.filter((contact) => answers.get(contact)?.kind === kind);
  const [changed, there, gone, tooLong] = [of('added'), of('there'), of('gone'), of('tooLong')];
  const { untried, why, staysSelected } = more;
  return sentences(
    changed.length > 0 && `Added the line to the notes of ${subject(changed)}.`,
    there.length > 0 && `${counted(there.length, 'contact has', 'contacts have')} it already.`,
    gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted elsewhere.`,
    tooLong.length > 0 && `There is no room in the notes of ${listed(tooLong)}.`,
    untried.length > 0 && `The notes of ${listed(untried)} weren’t changed. ${why}`,
    staysSelected && 'What is left stays selected.',
  );
}

/** From which notes a line was taken again. Of those that are unsure, only one that was there is worth a word. */
export function lineRemovedText(
  added: readonly AddedLine[],
  answers: ReadonlyMap<AddedLine, LineRemoved['kind']>,
  { left, why }: { left: readonly AddedLine[]; why: string },
): string {
  const namesOf = (lines: readonly AddedLine[]) => lines.map(({ contact }) => contact);
  const of = (kind: LineRemoved['kind'], lines = added) =>
    namesOf(lines.filter((line) => answers.get(line) === kind));
  const [removed, changed, gone] = [of('removed', [...answers.keys()]), of('changed'), of('gone')];
  return sentences(
    removed.length > 0 && `The notes of ${subject(removed)} no longer have the line.`,
    changed.length > 0 && `The line was changed since in the notes of ${listed(changed)}.`,
    gone.length > 0 && `${listed(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted since.`,
    left.length > 0 && `It couldn’t be taken from ${listed(namesOf(left))}. ${why}`,
  );
}
