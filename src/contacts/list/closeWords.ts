import type { Contact } from '../model/contact';

/** What screen readers hear besides the count. */
export function closeWords(close: readonly Contact[]): string {
  if (close.length === 0) return '';
  const names = close.slice(0, NAMES_SAID).map(({ name, company }) => name || company);
  return `. Did you mean ${names.join(', ')}?`;
}

const NAMES_SAID = 3;
