import { changedTexts } from '../../platform/changedTexts';
import type { ContactTexts } from './fields';

/** What a save writes (`changedTexts`). A changed website gets a missing `https://` (R5.7). */
export function changedFields(
  form: ContactTexts,
  began: ContactTexts,
  sent: Partial<ContactTexts> = {},
): Partial<ContactTexts> {
  const { website: typed, ...others } = changedTexts(form, began, sent);
  if (typed === undefined) return others;
  const website = withScheme(typed);
  const isSame = website === began.website && !('website' in sent);
  return isSame ? others : { ...others, website };
}

function withScheme(website: string): string {
  const isWhole = website === '' || /^https?:\/\//i.test(website);
  return isWhole ? website : `https://${website.replace(/^\/\//, '')}`;
}
