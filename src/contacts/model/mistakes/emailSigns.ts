import type { Contact } from '../contact';
import type { ContactTexts } from '../fields';
import { endingOf, hostOf, isHost, PROVIDERS } from '../../text/domains';
import { endingExists, withDot } from '../../text/misreadDomains';
import type { CorpusStats } from './corpusStats';
import { addedToNotes } from '../noteLines';
import { mailboxesOf } from '../../text/words';
import { unmarked } from '../../text/letters';

interface SignStep {
  kind: 'email-signs' | 'misplaced';
  reason: string;
  email: string | null;
  more?: Partial<ContactTexts>;
}

const AT_LIKE = /\s*(?:\(at\)|\[at\]|\{at\}|<at>|\(a\)|[©®¢€£§¤°ⓐ&*=!?^~%$#])\s*/i;
const LABEL = /^(?:e-?mail|mail|mailto|courriel|correo|e|m)\s*:\s*/i;

/** Whether an address is of a form that mail servers take: permissive, for any alphabet. */
export function isSoundEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at);
  if (at < 1 || email.length > 320) return false;
  // Quoted mailboxes and numbers for hosts are rare and right.
  if (/^".+"$/.test(mailbox) || /^\[[\d.:a-fipv]+\]$/i.test(email.slice(at + 1))) return true;
  // Japan's mobile networks once gave mailboxes with any dots.
  if (/@(?:docomo|ezweb)\.ne\.jp$/i.test(email)) return /^[\w.+/?-]+$/.test(mailbox);
  return (
    /^[^\s@,;:<>()[\]\\"©®.](?:\.?[^\s@,;:<>()[\]\\"©®.])*$/u.test(mailbox) &&
    isHost(email.slice(at + 1))
  );
}

/** The address with its signs put back; 'fine' where nothing is wrong with them. */
export function withSigns(contact: Contact, stats: CorpusStats): SignStep | 'fine' {
  const email =
    contact.email.normalize('NFKC') === contact.email ? contact.email : fullWidth(contact.email);
  if (email === contact.email && isSoundEmail(email)) return 'fine';
  const pieces = email.split(/[\s,;/|<>]+/).filter(isSoundEmail);
  if (pieces.length > 1) {
    const [first = '', ...others] = pieces;
    const notes = addedToNotes(contact.notes, others.join(', '));
    const reason = 'There are two addresses in one field.';
    return {
      kind: 'email-signs',
      reason,
      email: notes === null ? null : first,
      ...(notes !== null && { more: { notes } }),
    };
  }
  const behind = somethingBehind(email, pieces[0], contact);
  if (behind) return behind;
  if (/^(?:https?:|www\.)/i.test(email) && !email.includes('@')) return siteInstead(contact, email);
  const inBrackets = email.includes('<') ? pieces[0] : undefined;
  const repaired = inBrackets ?? repair(email, contact, stats);
  const isSound = isSoundEmail(repaired);
  return { kind: 'email-signs', reason: reasonFor(email), email: isSound ? repaired : null };
}

function somethingBehind(email: string, first = '', { notes }: Contact): SignStep | null {
  const rest = email.slice(first.length).replace(/^[\s,;/|]+/, '');
  const isThere = email.startsWith(first) && endingExists(endingOf(first).toLowerCase());
  if (first === '' || !isThere || rest.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  const added = addedToNotes(notes, rest);
  return {
    kind: 'email-signs',
    reason: 'More than an email address is in this field.',
    email: added === null ? null : first,
    ...(added !== null && { more: { notes: added } }),
  };
}

const FEWEST_DIGITS = 6;

function fullWidth(email: string): string {
  return email
    .replace(/[！-～]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[。．｡]/g, '.')
    .replace(/[\u3000\u200b\ufeff]/g, ' ')
    .trim();
}

function siteInstead(contact: Contact, email: string): SignStep {
  const reason = 'This is a website, not an email address.';
  const notes = addedToNotes(contact.notes, email);
  if (contact.website === '' || contact.website === email)
    return { kind: 'misplaced', reason, email: '', more: { website: email } };
  return {
    kind: 'misplaced',
    reason,
    email: notes === null ? null : '',
    ...(notes !== null && { more: { notes } }),
  };
}

function reasonFor(email: string): string {
  const count = email.split('@').length - 1;
  if (count === 0) return 'An email address has an @.';
  if (count > 1) return 'An email address has one @ only.';
  if (LABEL.test(email)) return 'There is a word before the address.';
  if (/\s/.test(email)) return 'An email address has no blanks.';
  if (/[,;:]/.test(email)) return 'An email address has dots, no commas.';
  if (!email.slice(email.lastIndexOf('@')).includes('.'))
    return 'The domain of an email address has a dot.';
  return 'No email address has these signs.';
}

function repair(text: string, contact: Contact, stats: CorpusStats): string {
  const domains = likelyDomains(contact, stats);
  const mailboxes = mailboxesOf(contact.name);
  let email = text
    .replace(LABEL, '')
    .replace(/^[<("'\s.,;:|]+|[>)"'\s.,;:|]+$/g, '')
    .replace(/\s*[([{]dot[)\]}]\s*|\s+dot\s+/gi, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/\s*[.·•。]\s*/g, '.')
    .replace(/\s*[,;:]\s*/g, '.')
    .replace(/\.{2,}/g, '.');
  if (!email.includes('@')) email = email.replace(AT_LIKE, '@').replace(/ at /i, '@');
  email = email.replace(/@{2,}/g, '@').replace(/\.?@\.?/g, '@');
  if (!email.includes('@')) email = withAt(email, domains, mailboxes);
  if (email.split('@').length > 2) email = withOneAt(email, mailboxes);
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const mailbox = withoutBlanks(email.slice(0, at), mailboxes);
  return `${mailbox}@${withDots(email.slice(at + 1), domains)}`;
}

function likelyDomains(contact: Contact, stats: CorpusStats): string[] {
  const site = hostOf(contact.website);
  return [...(site ? [site] : []), ...stats.domainsOfCompany(contact.company), ...PROVIDERS];
}

/** The @ before a domain that is likely, after the person's name, or in place of the one blank. */
function withAt(email: string, domains: readonly string[], mailboxes: readonly string[]): string {
  const small = email.toLowerCase();
  const matches = (mailbox: string): boolean => mailboxes.includes(unmarked(mailbox));
  const forms = domains.flatMap((domain) => [
    [domain, domain],
    [domain.replaceAll('.', ' '), domain],
    [domain.replaceAll('.', ''), domain],
  ]);
  for (const [form = '', domain = ''] of forms) {
    if (form.length < 4 || !small.endsWith(form)) continue;
    const rest = email.slice(0, -form.length).replace(/[^\p{L}\p{N}]+$/u, '');
    if (rest === '') continue;
    // The @ may have been read as a letter or a digit.
    const isOneMore = !matches(rest) && matches(rest.slice(0, -1)) && /[aqgoec0269]$/i.test(rest);
    return `${isOneMore ? rest.slice(0, -1) : rest}@${domain}`;
  }
  for (const mailbox of mailboxes) {
    const rest = email.slice(mailbox.length);
    if (mailbox.length < 3 || unmarked(email.slice(0, mailbox.length)) !== mailbox) continue;
    // A capital before small letters is the sign itself, misread.
    const isSign = /^\p{Lu}\p{Ll}/u.test(rest);
    const host = (isSign ? [rest.slice(1)] : [rest, rest.slice(1)]).find(
      (one) => isHost(one) && endingExists(endingOf(one.toLowerCase())),
    );
    if (host && !(host === rest && /^[a-z]{1,3}\./i.test(rest)))
      return `${email.slice(0, mailbox.length)}@${host}`;
  }
  const [mailbox = '', host = '', ...others] = email.split(/\s+/);
  return others.length === 0 && isHost(host) && endingExists(endingOf(host.toLowerCase()))
    ? `${mailbox}@${host}`
    : email;
}

/** Of several @ the one that stands before a domain; the others were dots, or nothing. */
function withOneAt(email: string, mailboxes: readonly string[]): string {
  const parts = email.split('@');
  const last = parts.at(-1) ?? '';
  if (!last.includes('.')) return `${parts[0] ?? ''}@${parts.slice(1).join('.')}`;
  const mailbox = parts.slice(0, -1);
  const dotted = mailbox.join('.');
  return `${mailboxes.includes(unmarked(dotted)) ? dotted : mailbox.join('')}@${last}`;
}

function withoutBlanks(mailbox: string, mailboxes: readonly string[]): string {
  if (!/\s/.test(mailbox)) return mailbox.replace(/^\.|\.$/g, '');
  const choices = ['', '.', '_', '-'].map((sign) => mailbox.replace(/\s+/g, sign));
  const [joined = mailbox, dotted = mailbox] = choices;
  // A blank between two names was a sign that the scan lost.
  const named = mailboxes.includes(unmarked(dotted))
    ? dotted
    : choices.find((one) => mailboxes.includes(unmarked(one)));
  return named ?? joined;
}

function withDots(host: string, domains: readonly string[]): string {
  const small = host.toLowerCase().replace(/^www\./, '');
  const bare = small.replace(/[\s.]/g, '');
  const known = domains.find((domain) => domain.replaceAll('.', '') === bare);
  if (known) return known;
  const dotted = small.replace(
    /\s+/g,
    small.includes('.') && endingExists(endingOf(small)) ? '' : '.',
  );
  if (dotted.includes('.')) return dotted === small ? host : dotted;
  return (
    withDot(
      bare,
      domains.slice(0, 4).map((domain) => domain.slice(domain.indexOf('.') + 1)),
    ) || host
  );
}
