import type { SupportRequest } from './contract.js';

/** The longest texts, in UTF-16 units, as a browser's `maxlength` counts them. */
const LONGEST: Record<keyof SupportRequest, number> = {
  name: 200,
  email: 320,
  subject: 200,
  message: 10_000,
};

// The same addresses as the site's form accepts (src/messages/message.ts; a test holds the two
// together): one address, no blanks, no quotes, nothing that could be read as a list.
const EMAIL =
  /^[^\s@,;:<>()[\]\\"\p{C}]+@(?:[^\s@,;:<>()[\]\\"\p{C}.]+\.)+[^\s@,;:<>()[\]\\"\p{C}.]+$/u;

// Control characters, line and paragraph separators, and the marks that turn the direction of text:
// in a header they could end it, or make it read as something else.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A request fit to be mailed, or the sentence that says what is wrong with it (R5.4). */
export type ReadSupportRequest =
  { kind: 'valid'; request: SupportRequest } | { kind: 'invalid'; problem: string };

/** Reads a payload that may be anything. All four fields are required; other fields are ignored. */
export function readSupportRequest(data: unknown): ReadSupportRequest {
  const texts = {
    name: oneLine(field(data, 'name')),
    email: field(data, 'email').trim(),
    subject: oneLine(field(data, 'subject')),
    message: lines(field(data, 'message')),
  };
  const names = Object.keys(LONGEST) as (keyof SupportRequest)[];
  if (names.some((name) => texts[name] === '')) {
    return { kind: 'invalid', problem: 'Please fill in all required fields' };
  }
  if (names.some((name) => texts[name].length > LONGEST[name])) {
    return { kind: 'invalid', problem: 'One of the fields is too long.' };
  }
  const problem = emailProblem(texts.email);
  if (problem) return { kind: 'invalid', problem };
  // After the lengths are measured, for it adds blanks.
  const name = withoutEncodedWords(texts.name);
  const subject = withoutEncodedWords(texts.subject);
  return { kind: 'valid', request: { ...texts, name, subject } };
}

function emailProblem(email: string): string | null {
  // "=?" begins an encoded word, which some mail programs read in an address too.
  if (!EMAIL.test(email) || email.includes('=?') || !hasHost(email)) {
    return 'Please enter a valid email address.';
  }
  // Many mail servers carry no other names.
  return /^\p{ASCII}+@/u.test(email)
    ? null
    : 'Please enter an email address with only plain letters (a to z), digits and signs before the @.';
}

/** Whether the host has a name that mail servers know: one in other letters needs one in these (`xn--...`). */
function hasHost(email: string): boolean {
  const [, host = ''] = email.split('@');
  if (!/\P{ASCII}/u.test(host)) return true;
  return /^[\w.\-\P{ASCII}]+$/u.test(host) && URL.canParse(`https://${host}`);
}

function field(data: unknown, name: keyof SupportRequest): string {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return '';
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

function oneLine(text: string): string {
  return wellFormed(text).replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

// "=?" would begin an encoded word, which a mail program shows as whatever it stands for.
function withoutEncodedWords(line: string): string {
  return line.replaceAll('=?', '= ?');
}

function lines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

// Half a surrogate pair has no bytes; with the `u` flag only such a half matches.
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
