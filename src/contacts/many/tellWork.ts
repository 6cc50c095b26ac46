import { keepTabOpen } from '../../lib/keepTabOpen';
import type { Notice } from '../../session/notices';
import type { useSession } from '../../session/useSession';
import { progressText } from '../bin/binTexts';
import type { MoveOptions } from '../bin/moveCards';

/** Work on several contacts, as notices tell of it. */
interface Told {
  /** Before `what` it is about, and before how many are done. */
  doing: string;
  what: string;
  count: number;
}

/** Tells of work that is under way by a notice, with Stop, and keeps the tab open until its end. */
export function tellWork(
  { notices }: Pick<ReturnType<typeof useSession>, 'notices'>,
  { doing, what, count }: Told,
  before?: Notice,
) {
  const letTabClose = keepTabOpen();
  const work = new AbortController();
  const stop = {
    label: 'Stop',
    act: () => {
      work.abort();
    },
  };
  const actions = count > 1 ? [stop] : [];
  let shown = notices.show({ kind: 'busy', text: `${doing} ${what}...`, actions }, before);
  const options: MoveOptions = {
    signal: work.signal,
    onProgress: (done) => {
      if (count === 1 || work.signal.aborted) return;
      shown = notices.show(
        { kind: 'busy', text: progressText(doing, done, count), actions },
        shown,
      );
    },
  };
  const end = (notice: Notice) => {
    letTabClose();
    notices.show(notice, shown);
  };
  return { options, end };
}
