import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { failureOf } from '../../firebase/remoteCall';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';
import { linkBy, mailWay, subscribeMailWay, type MailWay } from './mailWays';

const loadDialog = lateCode(() => import('./MailWayDialog'));

/** How emails are written, and the dialog that asks for it, which is to be drawn by the page. */
export function useMailWay(): { way: MailWay; askForWay: () => void; wayDialog: ReactNode } {
  const { notices } = useSession();
  const way = useSyncExternalStore(subscribeMailWay, mailWay);
  const [wayDialog, setDialog] = useState<ReactNode>(null);
  const askForWay = async () => {
    try {
      const { MailWayDialog } = await loadDialog();
      const close = () => {
        setDialog(null);
      };
      setDialog(<MailWayDialog onClose={close} />);
    } catch (error) {
      const text = `This couldn’t be opened. ${failureReason(failureOf(error))}`;
      notices.show({ kind: 'error', text, stays: false });
    }
  };
  return { way, askForWay: () => void askForWay(), wayDialog };
}

/** What a link to write an email needs; `mailto` is the link for a program of the computer. */
export function emailLink(way: MailWay, mailto: string) {
  const href = linkBy(way, mailto);
  // A page on the web opens beside this one, and learns nothing of it.
  return way === 'computer' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
