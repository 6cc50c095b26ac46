import { Listeners } from '../../platform/Listeners';
import { readStored, writeStored, type Place } from '../../platform/storage/browserStorage';

/** Where people write emails. The pages on the web take the whole link; neither address is documented. */
export const MAIL_WAYS = {
  computer: { name: 'This computer’s email app', address: '' },
  gmail: { name: 'Gmail', address: 'https://mail.google.com/mail/?extsrc=mailto&url=' },
  outlook: {
    name: 'Outlook on the web',
    address: 'https://outlook.office.com/mail/deeplink/compose?mailtouri=',
  },
} as const;

export type MailWay = keyof typeof MAIL_WAYS;

/** The link that opens an email this way; `mailto` is the link for a program of the computer. */
export function linkBy(way: MailWay, mailto: string): string {
  const { address } = MAIL_WAYS[way];
  return address === '' ? mailto : address + encodeURIComponent(mailto);
}

const listeners = new Listeners();

/** Hears of a choice in another tab too. */
export function subscribeMailWay(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** The choice in this browser (R15.159). */
export function mailWay(): MailWay {
  const kept = readStored(place(), 'mailWay');
  return kept === 'gmail' || kept === 'outlook' ? kept : 'computer';
}

/** Keeps the choice as long as the session, wherever that is kept. */
export function chooseMailWay(way: MailWay): void {
  writeStored(place(), 'mailWay', way === 'computer' ? null : way);
  listeners.notify();
}

function place(): Place {
  return readStored('SESSION', 'session') === null ? 'LOCAL' : 'SESSION';
}
