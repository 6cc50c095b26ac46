import { RemoteError } from '../../firebase/remoteCall';
import { failureReason, writeFailureReason } from '../../lib/remoteFailure';
import { counted } from '../../lib/text';
import type { Notice } from '../../session/notices';
import { listed } from '../bin/binTexts';
import type { Contact } from '../contact';
import { doMany } from '../many/doMany';
import { tellWork } from '../many/tellWork';
import type { ContactSession } from '../store/useContactStore';
import { correct, putBack, type Correction } from './correct';
import type { MistakeKind } from './mistake';
import type { OpenMistake } from './openMistakes';

type OnTaken = (kind: MistakeKind, by: number) => void;

/** A text that was put right, and the contact as that has left it. */
interface Taken {
  mistake: OpenMistake;
  contact: Contact;
}

/** Takes the suggestions of all these, each by the ordinary save, and says so, with Undo of all (R15.157). */
export async function takeAllAndTell(
  session: ContactSession,
  mistakes: readonly OpenMistake[],
  onTaken: OnTaken,
): Promise<void> {
  const told = { doing: 'Putting right', what: texts(mistakes.length), count: mistakes.length };
  const work = tellWork(session, told);
  const { answers, failure } = await doMany(
    mistakes,
    async ({ contact, suggestion }) =>
      savedOf(await correct(session.store, contact, suggestion ?? {})),
    work.options,
  );
  const taken = [...answers].flatMap(([mistake, contact]) =>
    contact ? [{ mistake, contact }] : [],
  );
  const [first] = mistakes;
  if (first && taken.length > 0) onTaken(first.kind, taken.length);
  const changed = mistakes.filter((mistake) => answers.get(mistake) === null);
  const left = mistakes.filter((mistake) => !answers.has(mistake));
  const text = [
    taken.length > 0 && `${texts(taken.length)} ${taken.length === 1 ? 'was' : 'were'} put right.`,
    changed.length > 0 && `${namesOf(changed)} changed elsewhere in the meantime.`,
    left.length > 0 &&
      `${namesOf(left)} stayed as before. ${failure ? writeFailureReason(failure) : 'You stopped it.'}`,
  ];
  const notice: Notice = {
    kind: taken.length > 0 ? 'success' : 'error',
    text: text.filter(Boolean).join(' '),
    stays: taken.length < mistakes.length,
    ...(taken.length > 0 && {
      undo: () => void undoAllAndTell(session, taken, onTaken, notice),
    }),
  };
  work.end(notice);
}

/** Puts all texts back to the letter, but for those that were changed since. What fails can be tried again. */
async function undoAllAndTell(
  session: ContactSession,
  taken: readonly Taken[],
  onTaken: OnTaken,
  before: Notice,
): Promise<void> {
  const told = { doing: 'Putting back', what: texts(taken.length), count: taken.length };
  const work = tellWork(session, told, before);
  const { answers, failure } = await doMany(
    taken,
    async ({ mistake, contact }) => savedOf(await putBack(session.store, contact, mistake.texts)),
    work.options,
  );
  const back = taken.filter((one) => answers.get(one));
  const [first] = back;
  if (first) onTaken(first.mistake.kind, -back.length);
  const changed = taken.filter((one) => answers.get(one) === null);
  const left = taken.filter((one) => !answers.has(one));
  const mistakesOf = (some: readonly Taken[]) => some.map(({ mistake }) => mistake);
  const text = [
    back.length > 0 && `${texts(back.length)} ${back.length === 1 ? 'is' : 'are'} as before.`,
    changed.length > 0 && `${namesOf(mistakesOf(changed))} changed since.`,
    left.length > 0 &&
      `${namesOf(mistakesOf(left))} couldn’t be put back. ${failure ? failureReason(failure) : 'You stopped it.'}`,
  ];
  const again = {
    label: 'Try Again',
    act: () => void undoAllAndTell(session, left, onTaken, notice),
  };
  const notice: Notice = {
    kind: back.length === taken.length ? 'success' : 'error',
    text: text.filter(Boolean).join(' '),
    ...(left.length > 0 && { actions: [again] }),
  };
  work.end(notice);
}

/** The contact that was saved; `null` where it was changed elsewhere. Throws `RemoteError`. */
function savedOf(result: Correction): Contact | null {
  if (result.kind === 'failed') throw new RemoteError(result.failure, null);
  return result.kind === 'saved' ? result.contact : null;
}

function texts(count: number): string {
  return counted(count, 'text', 'texts');
}

function namesOf(mistakes: readonly OpenMistake[]): string {
  return listed(mistakes.map(({ contact }) => contact));
}
