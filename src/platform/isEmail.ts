import { withoutInvisible } from './text';

// A label cannot contain the dot that ends it, so matching never backtracks.
const EMAIL =
  /^[^\s@,;:<>()[\]\\"\p{C}]+@(?:[^\s@,;:<>()[\]\\"\p{C}.]+\.)+[^\s@,;:<>()[\]\\"\p{C}.]+$/u;

const MAX_LENGTH = 320;

/** A typed address without the invisible signs and the blanks around it that were copied along. */
export function plainEmail(typed: string): string {
  return withoutInvisible(typed).trim();
}

/** Whether the text is one plausible e-mail address: `name@host.tld`, no blanks, no list of several. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}
