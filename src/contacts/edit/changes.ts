import { changedTexts } from '../../lib/changedTexts';
import { webLink } from '../../lib/links';
import { FIELDS, type ContactField, type ContactTexts } from '../fields';

/** What a save writes (`changedTexts`). A changed website gets a missing `https://` (R5.7). */
export function changedFields(
  form: ContactTexts,
  began: ContactTexts,
  attempted: Partial<ContactTexts> = {},
): Partial<ContactTexts> {
  const { website: typed, ...others } = changedTexts(form, began, attempted);
  if (typed === undefined) return others;
  const website = withScheme(typed);
  const isSame = website === began.website && !('website' in attempted);
  return isSame ? others : { ...others, website };
}

function withScheme(website: string): string {
  const isWhole = website === '' || /^https?:\/\//i.test(website);
  return isWhole ? website : `https://${website.replace(/^\/\//, '')}`;
}

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
  if (text.length > limit) {
    return `${label} is too long: ${text.length} of ${limit} characters.`;
  }
  return key === 'website' && text !== '' && webLink(text) === null
    ? 'Enter a web address like example.com, or leave this blank.'
    : null;
}
