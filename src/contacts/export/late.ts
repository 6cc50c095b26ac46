import { lateCode } from '../../platform/lateCode';

/** What makes files, vCards and QR codes: the list needs neither parts of names nor the numbers of all countries. */
export const loadWriters = lateCode(() => import('./writers'));

/** What is said where nothing was made. */
export function couldNot(what: string): string {
  return `We couldn’t ${what}. Check your connection or reload the page, then try again.`;
}
