import { changedTexts } from '../../lib/changedTexts';
import { webLink } from '../../lib/links';
import { CONTACT_LIMITS } from './limits';
import { CONTACT_TEXT_FIELDS, type ContactTextField } from '../contact';
import { CONTACT_LABELS, type ContactForm } from './form';

/**
 * What a save writes: only the fields that the person changed (`changedTexts`). A changed website gets
 * `https://` where it lacks it (R5.7); an untouched one gets it when it is opened as a link.
 */
export function changedFields(
  form: ContactForm,
  began: ContactForm,
  attempted: Partial<ContactForm> = {},
): Partial<ContactForm> {
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

/** What keeps the form from being saved: one sentence for each changed field that is at fault. */
export function validateContact(form: ContactForm, began: ContactForm): Partial<ContactForm> {
  const changed = changedFields(form, began);
  const problems: Partial<ContactForm> = {};
  for (const field of CONTACT_TEXT_FIELDS) {
    const text = changed[field];
    const problem = text !== undefined && problemOf(field, text);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: ContactTextField, text: string): string | null {
  const max = CONTACT_LIMITS[field];
  if (text.length > max) {
    return `${CONTACT_LABELS[field]} is too long: ${text.length} of ${max} characters.`;
  }
  return field === 'website' && text !== '' && webLink(text) === null
    ? 'Enter a web address like example.com, or leave this blank.'
    : null;
}
