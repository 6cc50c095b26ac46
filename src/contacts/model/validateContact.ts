import { lengthProblem } from '../../platform/lengthProblems';
import { webLink } from '../../platform/links';
import { FIELDS, type ContactField, type ContactTexts } from './fields';
import { changedFields } from './changes';

/** The problems of a form: one sentence for each changed field that is wrong. */
export function validateContact(form: ContactTexts, began: ContactTexts): Partial<ContactTexts> {
  const changed = changedFields(form, began);
  const problems: Partial<ContactTexts> = {};
  for (const field of FIELDS) {
    const text = changed[field.key];
    const problem = text !== undefined && problemOf(field, text);
    if (problem) problems[field.key] = problem;
  }
  return problems;
}

function problemOf({ key, label, limit }: ContactField, text: string): string | null {
  const tooLong = lengthProblem(label, text, limit);
  if (tooLong) return tooLong;
  return key === 'website' && text !== '' && webLink(text) === null
    ? 'Enter a web address like example.com, or leave this blank.'
    : null;
}
