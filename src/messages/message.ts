import { isEmail } from '../lib/isEmail';
import type { Problems } from '../ui/useFields';

/** What somebody writes to us: on the contact page and on the support page. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** The same without blank ends. */
export function trimmedMessage(message: Message): Message {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
  };
}

/** Why a message cannot be sent: its first field that is empty, with the words of `missing`, or its email. */
export function messageProblems(
  message: Message,
  required: readonly (keyof Message)[],
  missing: string,
): Problems<keyof Message> {
  const empty = required.find((field) => message[field].trim() === '');
  if (empty) return { [empty]: missing };
  return isEmail(message.email.trim()) ? {} : { email: 'Please enter a valid email address.' };
}
