/** What somebody writes to us: on the contact page and on the support page. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** The longest text in each field, as the rules and the function that receive them hold it. */
export const MESSAGE_LIMITS: Record<keyof Message, number> = {
  name: 200,
  email: 320,
  subject: 200,
  message: 10_000,
};

/** The same without blank ends. */
export function trimmedMessage(message: Message): Message {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
  };
}

/** The first of `required` that is empty, or `null`. */
export function firstEmpty(
  message: Message,
  required: readonly (keyof Message)[],
): keyof Message | null {
  return required.find((field) => message[field].trim() === '') ?? null;
}
