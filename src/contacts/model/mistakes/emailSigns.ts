import type { Contact } from '../contact';
import type { ContactTexts } from '../fields';
import { endingOf, hostOf, isHost, PROVIDERS } from '../../text/domains';
import { isSoundEmail } from '../../text/emails';
import { endingExists, withDot } from '../../text/misreadDomains';
import type { CorpusStats } from './corpusStats';
import { piecesOf, placed } from './pieces';
import { mailboxesOf } from '../../text/words';
import { unmarked } from '../../text/letters';
import { LETTERS_FOR } from '../../text/slips';
import { withoutInvisible } from '../../../platform/text';

interface SignStep {
  kind: 'email-signs' | 'misplaced';
  reason: string;
  email: string | null;
  more?: Partial<ContactTexts>;
}

const AT_LIKE = /\s*(?:\(at\)|\[at\]|\{at\}|<at>|\(a\)|[©®¢€£§¤°ⓐ&*=!?^~%$#])\s*/i;
const LABEL = /^(?:(?:e-?mail|mailto|courriel|correo)\s*[:\s]\s*|(?:mail|e|m)\s*:\s*)/i;

/** The address with its signs put back; 'fine' where nothing is wrong with them. */
export function withSigns(contact: Contact, stats: CorpusStats): SignStep | 'fine' {
  const plain = withoutInvisible(contact.email);
  const email = plain.normalize('NFKC') === plain ? plain : fullWidth(plain);
  if (email === contact.email && isSoundEmail(email)) return 'fine';
  if (plain !== contact.email && isSoundEmail(plain))
    return { kind: 'email-signs', reason: 'There is a sign here that nobody sees.', email: plain };
  const named = withLetters(email, contact.name);
  if (named) return { kind: 'email-signs', reason: reasonFor(email), email: named };
  const apart = toldApart(email, contact);
  if (apart) return apart;
  if (/^(?:https?:|www\.)/i.test(email) && !email.includes('@')) return siteInstead(contact, email);
  const repaired = repair(email, contact, stats);
  // A website, or more words than a blank parts, would be glued to the address.
  const isOne = !/www\.|https?:/i.test(repaired);
  const isSound = isOne && isSoundEmail(repaired) && !isOfOther(email, repaired, contact.name);
  return { kind: 'email-signs', reason: reasonFor(email), email: isSound ? repaired : null };
}

/** A sign that no mailbox has, glued to one of its letters. */
const GLUED = /[()[\]:;]/;

/** The address with the letter that a bracket, colon or semicolon of its mailbox is by the name on the card; '' for none. */
function withLetters(email: string, name: string): string {
  const at = email.indexOf('@');
  const mailbox = email.slice(0, at);
  const sign = GLUED.exec(mailbox);
  if (!sign || at < 3 || /\s/.test(mailbox)) return '';
  const mailboxes = mailboxesOf(name);
  if (mailboxes.includes(unmarked(mailbox.replace(sign[0], '')))) return '';
  const letter = Array.from(LETTERS_FOR[sign[0]] ?? '').find((one) =>
    mailboxes.includes(unmarked(mailbox.replace(sign[0], one))),
  );
  const right = letter === undefined ? '' : email.replace(sign[0], letter);
  return isSoundEmail(right) ? right : '';
}

/** An address that is sound is the address; what stands beside it goes to its own field or to the notes. */
function toldApart(text: string, contact: Contact): SignStep | null {
  const { emails, sites, phones, words, hasLabel } = piecesOf(text);
  const [email, ...others] = emails;
  if (email === undefined) return null;
  const [before = '', after = ''] = text.split(email);
  const first = before.replace(/^.*[:;,|/<>]/, '').trim();
  const [mailbox = ''] = email.split('@');
  // A blank inside of it: between the names of the person, behind words and before a number, before or behind a dot.
  const whole = unmarked([...(first.match(/[\p{L}\p{N}]+/gu) ?? []), mailbox].join('.'));
  if (first !== '' && (/^\d+$/.test(mailbox) || mailboxesOf(contact.name).includes(whole)))
    return null;
  // `E. anna@` may be a label or an initial, `anna kitz@` a word or the beginning of the address.
  const isUnsure = /^(?:[em]\.\s+|(?!e-?mail|mail|e|m)\p{Ll}+\s+)$/u.test(before);
  const isWithin =
    /[\p{L}\p{N}](?:[._-]\s+|,)$/u.test(before) || /^\s*\.\s*\p{Ll}{2,3}(?!\p{L})/u.test(after);
  if (isWithin && !isUnsure) return null;
  // So does a sign glued to a letter before it: `kel(er@` is one word.
  if (
    !hasLabel &&
    /[\p{L}\p{N}][([:;]$|[\p{L}\p{N}][)\]]\.?$/u.test(before) &&
    !/^\s*[)\]]/.test(after)
  )
    return null;
  const rest = words.filter((word) => unmarked(word) !== unmarked(contact.name));
  const more = placed(contact, [
    ...sites.map((site) => ['website', site] as const),
    ...phones.map((phone) => ['phone', phone] as const),
    ...[...rest, ...others].map((word) => ['notes', word] as const),
  ]);
  const isMore = sites.length + phones.length + rest.length > 0;
  return {
    kind: 'email-signs',
    reason:
      others.length > 0
        ? 'There are two addresses in one field.'
        : isMore
          ? 'More than an email address is in this field.'
          : hasLabel
            ? 'There is a word before the address.'
            : reasonFor(text),
    email: more === null || isUnsure ? null : email,
    ...(more !== null && { more }),
  };
}

function fullWidth(email: string): string {
  return email
    .replace(/[！-～]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[。．｡]/g, '.')
    .replace(/[\u3000\u200b\ufeff]/g, ' ')
    .trim();
}

/** Whether a colon or semicolon inside the mailbox may be a letter: the name does not confirm that it is a dot. */
function isOfOther(email: string, repaired: string, name: string): boolean {
  if (!/\p{L}[:;]\p{L}[^\s@:;]*@/u.test(email)) return false;
  const mailboxes = mailboxesOf(name);
  const mailbox = unmarked(repaired.slice(0, repaired.indexOf('@')));
  return mailboxes.length > 0 && !mailboxes.includes(mailbox);
}

function siteInstead(contact: Contact, email: string): SignStep {
  const more = placed(contact, [['website', email]]);
  return {
    kind: 'misplaced',
    reason: 'This is a website, not an email address.',
    email: more === null ? null : '',
    ...(more !== null && { more }),
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
