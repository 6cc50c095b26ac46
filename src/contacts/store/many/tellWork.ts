import { keepTabOpen } from '../../../platform/keepTabOpen';
import type { Notice } from '../../../session/notices';
import type { useSession } from '../../../session/useSession';
import { progressText } from '../../model/sentences';
import type { MoveOptions } from '../bin/moveCards';

/** Work on several contacts, as its notices name it: `Deleting` `12 contacts`. */
export interface WorkName {
  doing: string;
  what: string;
}

/** Shows a notice with Stop while work runs, and keeps the tab open until its end. */
export function tellWork(
  { notices }: Pick<ReturnType<typeof useSession>, 'notices'>,
  { doing, what, count }: WorkName & { count: number },
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
