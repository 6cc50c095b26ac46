import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { MailWayDialog } from './MailWayDialog';
import { linkBy, mailWay, subscribeMailWay, type MailWay } from './mailWays';

/** How emails are written, and the dialog to change it, which the page draws. */
export function useMailWay(): { way: MailWay; askForWay: () => void; wayDialog: ReactNode } {
  const way = useSyncExternalStore(subscribeMailWay, mailWay);
  const [isOpen, setOpen] = useState(false);
  return {
    way,
    askForWay: () => setOpen(true),
    wayDialog: isOpen && <MailWayDialog onClose={() => setOpen(false)} />,
  };
}

/** The attributes of a link to write an email; `mailto` is the link for a program of the computer. */
export function emailLink(way: MailWay, mailto: string) {
  const href = linkBy(way, mailto);
  // A webmail page opens in a new tab, without access to this one.
  return way === 'computer' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
