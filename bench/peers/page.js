/** What the pages of other tables share: the product's columns, the contacts and a search box. */
import { COLUMNS } from '../../src/contacts/model/columns';
import { readContact } from '../../src/contacts/model/contact';

const stored = await (await fetch('/assets/bench-contacts.json')).json();
export const contacts = stored.map(([id, data]) => readContact(id, data));
export const columns = COLUMNS;
export const searchBox = document.body.appendChild(document.createElement('input'));
const count = document.body.appendChild(document.createElement('p'));

/** Says how many contacts the search has found. */
export function showCount(found) {
  count.textContent = `Showing ${found} of ${contacts.length} business cards`;
}
