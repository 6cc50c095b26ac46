import type { ContactTextField, ContactTexts } from '../fields';

/** Kinds of mistakes, the surest first: their names, and how sure a suggestion is. */
export const MISTAKE_KINDS = {
  'email-signs': { name: 'Email with a wrong sign', sure: 'high' },
  'email-domain': { name: 'Email at a misread domain', sure: 'high' },
  'email-ending': { name: 'Domain ending that does not exist', sure: 'high' },
  'two-scripts': { name: 'Letters of two alphabets', sure: 'high' },
  'phone-letters': { name: 'Letters among digits', sure: 'high' },
  'phone-several': { name: 'More than one number', sure: 'high' },
  misplaced: { name: 'In the wrong field', sure: 'high' },
  'name-digit': { name: 'Digit in a name', sure: 'high' },
  'email-name': { name: 'Email that misspells the name', sure: 'medium' },
  'phone-length': { name: 'Phone too short or too long', sure: 'medium' },
  swapped: { name: 'Name, title or company mixed up', sure: 'medium' },
  stray: { name: 'Doubled words and stray signs', sure: 'low' },
  capitals: { name: 'All capitals or all small', sure: 'low' },
} as const;

export type MistakeKind = keyof typeof MISTAKE_KINDS;

export interface Finding {
  field: ContactTextField;
  kind: MistakeKind;
  reason: string;
  suggestion: Partial<ContactTexts> | null;
}

export interface Mistake extends Finding {
  contactId: string;
}
