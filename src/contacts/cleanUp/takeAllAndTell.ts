import { RemoteError } from '../../firebase/remoteCall';
import { counted, sentences } from '../../platform/text';
import type { Notice } from '../../session/notices';
import { listed } from '../model/sentences';
import type { Contact } from '../model/contact';
import { runWithNotice } from '../store/workWithNotice';
import type { ContactSession } from '../store/ContactSession';
import { correct, putBack, type Correction } from './correct';
import { countTaken } from './answers';
import type { OpenMistake } from '../store/judge/Judge';

interface Taken {
  mistake: OpenMistake;
  contact: Contact;
}

/** Applies all these suggestions, each as an ordinary save, and shows a notice with Undo of all (R15.157). */
export async function takeAllAndTell(
  session: ContactSession,
  mistakes: readonly OpenMistake[],
): Promise<void> {
  const work = {
    ...{ doing: 'Fixing', what: texts(mistakes.length), items: mistakes },
    work: async ({ contact, suggestion }: OpenMistake) =>
      savedOf(await correct(session, contact, suggestion ?? {})),
  };
  const { failure, left } = await runWithNotice(session, work, ({ answers, left, why }) => {
    const taken = [...answers].flatMap(([mistake, contact]) =>
      contact ? [{ mistake, contact }] : [],
    );
    const [first] = mistakes;
    if (first && taken.length > 0) countTaken(session, first.kind, taken.length);
    const changed = mistakes.filter((mistake) => answers.get(mistake) === null);
    return {
      kind: taken.length > 0 ? 'success' : 'error',
      text: sentences(
        taken.length > 0 && `${texts(taken.length)} ${taken.length === 1 ? 'was' : 'were'} fixed.`,
        changed.length > 0 && `${namesOf(changed)} changed elsewhere in the meantime.`,
        left.length > 0 && `${namesOf(left)} stayed as before. ${why}`,
      ),
      stays: taken.length < mistakes.length,
      undo: taken.length > 0 && ((notice) => undoAllAndTell(session, taken, notice)),
    };
  });
  // An answer may have been lost: reads what is stored.
  if (failure) await session.store.check(left.map(({ contactId }) => contactId));
}

async function undoAllAndTell(
  session: ContactSession,
  taken: readonly Taken[],
  before: Notice,
): Promise<void> {
  const work = {
    ...{ doing: 'Putting back', what: texts(taken.length), items: taken, before },
    isUndo: true,
    work: async ({ mistake, contact }: Taken) =>
      savedOf(await putBack(session, contact, mistake.texts)),
  };
  await runWithNotice(session, work, ({ answers, left, why }) => {
    const back = taken.filter((one) => answers.get(one));
    const [first] = back;
    if (first) countTaken(session, first.mistake.kind, -back.length);
    const changed = taken.filter((one) => answers.get(one) === null);
    const names = (some: readonly Taken[]) => namesOf(some.map(({ mistake }) => mistake));
    return {
      kind: back.length === taken.length ? 'success' : 'error',
      text: sentences(
        back.length > 0 && `${texts(back.length)} ${back.length === 1 ? 'is' : 'are'} as before.`,
        changed.length > 0 && `${names(changed)} changed since.`,
        left.length > 0 && `${names(left)} couldn’t be put back. ${why}`,
      ),
      again: (notice) => undoAllAndTell(session, left, notice),
    };
  });
}

/** The saved contact; `null` if it was changed elsewhere. Throws `RemoteError`. */
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
