import { bidiIsolate, counted, formatCount } from '../../platform/text';
import { shownName } from './contact';

/** A contact by the name that the pages show. */
export interface Named {
  id: string;
  name: string;
}

const NAMES_SAID = 3;

/** The contact by name, or how many there are. */
export function subject(contacts: readonly Named[]): string {
  const [only, ...others] = contacts;
  if (only && others.length === 0) return nameOf(only);
  return counted(contacts.length, 'contact', 'contacts');
}

/** `Ada, Grace and 12 more`. */
export function listed(contacts: readonly Named[]): string {
  const rest = contacts.length - NAMES_SAID;
  const names = contacts.slice(0, NAMES_SAID).map(nameOf);
  const all = rest > 0 ? [...names, `${formatCount(rest)} more`] : names;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : all.join('');
}

function nameOf({ name }: Named): string {
  return bidiIsolate(shownName(name));
}

/** `Deleting 120 of 10,000...` */
export function progressText(what: string, done: number, of: number): string {
  return `${what} ${formatCount(done)} of ${formatCount(of)}...`;
}

/** `12 selected, 3 not shown` */
export function selectedText(count: number, notShown: number): string {
  const rest = notShown > 0 ? `, ${formatCount(notShown)} not shown` : '';
  return `${formatCount(count)} selected${rest}`;
}
