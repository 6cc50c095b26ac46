import { COLUMNS } from '../../contacts/columns';
import type { Contact } from '../../contacts/contact';
import { formatDate } from '../../lib/dates';
import { formatCount } from '../../lib/text';

let last: HTMLElement | null = null;

/**
 * Puts the contacts into the document as a table that only paper shows. In one go and without React: a browser
 * that is about to print does not wait, and there may be ten thousand.
 */
export function drawPaper(contacts: readonly Contact[], search: string, isWhole: boolean): void {
  last?.remove();
  const paper = document.createElement('section');
  paper.className = 'paper';
  const head = document.createElement('thead');
  head.append(
    row(
      'th',
      COLUMNS.map(({ label }) => label),
    ),
  );
  const body = document.createElement('tbody');
  body.append(
    ...contacts.map((contact) =>
      row(
        'td',
        COLUMNS.map(({ text }) => text(contact)),
      ),
    ),
  );
  const table = document.createElement('table');
  table.append(head, body);
  paper.append(
    line('h1', 'Contacts'),
    line('p', subtitle(contacts.length, search, isWhole)),
    table,
  );
  document.body.append(paper);
  last = paper;
  // Not once it is printed: Safari on phones says so before it has looked at the page.
  for (const input of ['pointerdown', 'keydown']) {
    window.addEventListener(
      input,
      () => {
        paper.remove();
      },
      { once: true, capture: true },
    );
  }
}

function subtitle(count: number, search: string, isWhole: boolean): string {
  const cards = count === 1 ? '1 business card' : `${formatCount(count)} business cards`;
  const found = search.trim() && ` for “${search.trim()}”`;
  const missing = isWhole ? '' : '. These are the newest: the others were not loaded.';
  return `${cards}${found}, ${formatDate(new Date())}${missing}`;
}

function row(cell: 'th' | 'td', texts: readonly string[]): HTMLElement {
  const element = document.createElement('tr');
  element.append(...texts.map((text) => line(cell, text)));
  return element;
}

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.dir = 'auto';
  element.textContent = text;
  return element;
}
