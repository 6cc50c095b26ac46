import { useSyncExternalStore, type ReactNode } from 'react';
import { lateCode } from '../../platform/lateCode';
import { useOpened } from '../../session/useOpened';
import { linkBy, mailWay, subscribeMailWay, type MailWay } from './mailWays';

const loadDialog = lateCode(() => import('./MailWayDialog'));

/** How emails are written, and the dialog to change it, which the page draws. */
export function useMailWay(): { way: MailWay; askForWay: () => void; wayDialog: ReactNode } {
  const way = useSyncExternalStore(subscribeMailWay, mailWay);
  const { code, open, close } = useOpened(loadDialog);
  return { way, askForWay: open, wayDialog: code && <code.MailWayDialog onClose={close} /> };
}

/** The attributes of a link to write an email; `mailto` is the link for a program of the computer. */
export function emailLink(way: MailWay, mailto: string) {
  const href = linkBy(way, mailto);
  // A webmail page opens in a new tab, without access to this one.
  return way === 'computer' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
