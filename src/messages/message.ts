import { isEmail } from '../platform/isEmail';
import { lengthProblems } from '../platform/lengthProblems';
import { shortened } from '../platform/text';
import { parsedUrl } from '../platform/urls';
import type { Problems } from '../ui/useFields';

/** A message to us, from the contact page or the support page. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The longest text in each field, in UTF-16 units, as firestore.rules and the support function hold it. */
export const MESSAGE_LIMITS: Record<keyof Message, number> = {
  name: 200,
  email: 320,
  subject: 200,
  message: 10_000,
};

const LABELS: Record<keyof Message, string> = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};

/** The form's first texts: a signed-in person's name and email are filled in. No box would shorten a name itself. */
export function messageFrom(user: { name: string; email: string } | null): Message {
  const name = shortened(user?.name ?? '', MESSAGE_LIMITS.name);
  return { name, email: user?.email ?? '', subject: '', message: '' };
}

/** The same without blank ends. */
export function trimmedMessage(message: Message): Message {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
  };
}

/** The problems of a message: empty fields, with the words of `missing`, else texts that are too long, or its email. */
export function messageProblems(
  message: Message,
  required: readonly (keyof Message)[],
  missing: string,
): Problems<keyof Message> {
  const empty = required.filter((field) => message[field].trim() === '');
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, missing]));
  const tooLong = lengthProblems(trimmedMessage(message), MESSAGE_LIMITS, LABELS);
  if (Object.keys(tooLong).length > 0) return tooLong;
  const problem = emailProblem(message.email.trim());
  return problem ? { email: problem } : {};
}

/**
 * Why we could not answer to this address, or `null`. The support function has the same rule (R12.10): a host may
 * have any letters, the name before it only those that every mail server carries. "=?" begins an encoded word.
 */
export function emailProblem(email: string): string | null {
  const [name = '', host = ''] = email.split('@');
  if (!isEmail(email) || email.includes('=?') || !isHost(host)) {
    return 'Please enter a valid email address.';
  }
  return NOT_ASCII.test(name)
    ? 'Please enter an email address with only plain letters (a to z), digits and signs before the @.'
    : null;
}

const NOT_ASCII = /\P{ASCII}/u;

function isHost(host: string): boolean {
  if (!NOT_ASCII.test(host)) return true;
  return /^[\w.\-\P{ASCII}]+$/u.test(host) && parsedUrl(`https://${host}`) !== null;
}
