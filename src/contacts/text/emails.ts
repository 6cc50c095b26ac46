import { withoutInvisible } from '../../platform/text';
import { lettersApart } from '../../platform/lettersApart';
import { isHost, isMailProvider } from './domains';
import { foldedText } from './fold';
import type { Name } from './parsedName';
import { skeleton } from './slips';
import { wordSet } from '../../platform/wordSet';

/** Mailboxes that belong to nobody in particular. */
const ROLES = wordSet(
  'info infos information office contact contacts contacto contato contatti contatto kontakt mail email post ' +
    'postmaster webmaster hello hallo halo hola hi hey sales sale verkauf vertrieb ventas vendas vendite vente ' +
    'ventes support service services kundenservice kundendienst help helpdesk team admin administration ' +
    'administracion amministrazione verwaltung accounts accounting buchhaltung billing invoice invoices rechnung ' +
    'rechnungen finance marketing press presse media pr hr jobs job career careers karriere bewerbung personal ' +
    'recruiting order orders bestellung einkauf purchasing procurement export import reception empfang rezeption ' +
    'sekretariat secretary secretariat secretaria biuro buero iroda kantoor kancelar ufficio bureau enquiries ' +
    'enquiry inquiry inquiries request anfrage anfragen reservations reservation booking bookings events shop ' +
    'store web website studio praxis zentrale general noreply newsletter privacy datenschutz legal',
);

/** An e-mail address of a person, taken apart for comparing. */
export interface Email {
  /** The mailbox without its dots and dashes, and with one letter for all that a scan takes for it. */
  skeleton: string;
  mailbox: string;
  /** The mailbox as words: letters, or digits. */
  parts: readonly string[];
  isNumbered: boolean;
  domain: string;
  isProvider: boolean;
}

/** `close`: as a scan misreads one. `apart`: as a firm tells two people apart. `unclear`: as when one is missing. */
export type EmailMatch = 'same' | 'close' | 'apart' | 'unclear';

const MOST_SLIPS = 2;
const ADDRESS = /([\p{L}\p{N}._%+'&-]+)@([\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+)/u;

/** The first address of a text, or null: none, or one that belongs to nobody in particular, such as info@. */
export function parsedEmail(text: string): Email | null {
  if (text === '') return null;
  const plain = foldedText(text)
    .replace(/\s*(?:\(at\)|\[at\]|©|@)\s*/, '@')
    .replace(/^\s*(?:e-?mail|mailto)\s*:\s*/, '');
  const [, mailbox = '', domain = ''] = ADDRESS.exec(plain) ?? [];
  const [box = ''] = mailbox.split('+');
  const parts = box.match(/\p{L}+|\p{N}+/gu) ?? [];
  const words = parts.filter((part) => /^\p{L}/u.test(part));
  const isRole = words.length > 0 && words.every((word) => ROLES.has(word));
  if (parts.length === 0 || isRole) return null;
  return {
    skeleton: skeleton(parts.join('')),
    mailbox: parts.join(''),
    parts,
    isNumbered: /\p{L}\p{N}{1,2}$/u.test(box),
    domain: domain.replace(/^www\./, ''),
    isProvider: isMailProvider(domain),
  };
}

export function compareEmails(a: Email | null, b: Email | null): EmailMatch {
  if (!a || !b) return 'unclear';
  const isSameDomain = a.domain === b.domain;
  if (!isSameDomain && !isNearDomain(a.domain, b.domain)) return 'unclear';
  if (a.mailbox === b.mailbox) return isSameDomain ? 'same' : 'close';
  const match = compareMailboxes(a, b);
  if (match === 'close' || isSameDomain) return match;
  return 'unclear';
}

/** Whether of two people's addresses the domains may be one. What a scan makes of one that is known is more. */
function isNearDomain(a: string, b: string): boolean {
  if (skeleton(a) === skeleton(b)) return true;
  return Math.min(a.length, b.length) > 7 && lettersApart(a, b, 1) === 1;
}

// Namesakes get addresses that differ by a digit, an initial or a word; a scan changes letters inside a word.
function compareMailboxes(a: Email, b: Email): EmailMatch {
  // anna1@ and anna8@ are two people, k1tz@ and kitz@ one.
  const [digits, others] = [a, b].map(({ mailbox }) => mailbox.replace(/\P{N}/gu, ''));
  if (digits !== '' && others !== '' && digits !== others) return 'apart';
  if (a.skeleton === b.skeleton) return 'close';
  if (a.parts.length !== b.parts.length || a.skeleton[0] !== b.skeleton[0]) return 'apart';
  if (Math.abs(a.mailbox.length - b.mailbox.length) > MOST_SLIPS) return 'apart';
  let slips = 0;
  let isShort = false;
  for (const [at, part] of a.parts.entries()) {
    const other = b.parts[at] ?? '';
    if (part === other) continue;
    if (/\p{N}/u.test(part + other)) return 'apart';
    const length = Math.min(part.length, other.length);
    isShort ||= length < 5;
    if (length < 2) return 'apart';
    slips += Math.min(
      lettersApart(part, other, MOST_SLIPS),
      lettersApart(skeleton(part), skeleton(other), MOST_SLIPS),
    );
  }
  if (slips > MOST_SLIPS || (slips === MOST_SLIPS && a.skeleton.length < 9)) return 'apart';
  return isShort ? 'unclear' : 'close';
}

/** Whether the mailbox is made from this name: one of its words, or its initials. */
export function isMadeFrom({ skeleton: mailbox }: Email, { words }: Name): boolean {
  const parts = words.map((word) => word.skeleton);
  if (parts.some((part) => part.length > 2 && mailbox.includes(part))) return true;
  const initials = parts.map((part) => part.slice(0, 1));
  return (
    initials.length > 1 && [initials, initials.reverse()].some((it) => it.join('') === mailbox)
  );
}

/** Whether the mailbox is words of this name and nothing else. */
export function isWholeName({ mailbox }: Email, { words }: Name): boolean {
  const longestFirst = words.toSorted((a, b) => b.text.length - a.text.length);
  return longestFirst.reduce((left, { text }) => left.replace(text, ''), mailbox) === '';
}

/** Whether an address is of a form that mail servers take: permissive, for any alphabet. */
export function isSoundEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at);
  if (at < 1 || email.length > 320 || withoutInvisible(email) !== email) return false;
  // Quoted mailboxes and numbers for hosts are rare and right.
  if (/^".+"$/.test(mailbox) || /^\[[\d.:a-fipv]+\]$/i.test(email.slice(at + 1))) return true;
  // Japan's mobile networks once gave mailboxes with any dots.
  if (/@(?:docomo|ezweb)\.ne\.jp$/i.test(email)) return /^[\w.+/?-]+$/.test(mailbox);
  return (
    /^[^\s@,;:<>()[\]\\"\p{So}.](?:\.?[^\s@,;:<>()[\]\\"\p{So}.])*$/u.test(mailbox) &&
    isHost(email.slice(at + 1))
  );
}
