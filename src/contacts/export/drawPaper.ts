import { COLUMNS } from '../model/columns';
import type { Contact } from '../model/contact';

let current: HTMLElement | null = null;

/** Removes the table of `drawPaper`. */
export function clearPaper(): void {
  current?.remove();
  current = null;
}

/** Adds a table for paper alone (styles/print.css). Without React: a browser that is about to print does not wait. */
export function drawPaper(subtitle: string, contacts: readonly Contact[]): void {
  clearPaper();
  const labels = COLUMNS.map(({ label }) => label);
  const rows = contacts.map((contact) =>
    row(
      'td',
      COLUMNS.map(({ text }) => text(contact)),
    ),
  );
  const paper = element('section', [
    text('h1', 'Contacts'),
    text('p', subtitle),
    element('table', [element('thead', [row('th', labels)]), element('tbody', rows)]),
  ]);
  paper.className = 'paper';
  document.body.append(paper);
  current = paper;
  // Not at the event `afterprint`: Safari on phones sends it before it has read the page.
  for (const input of ['pointerdown', 'keydown']) {
    window.addEventListener(input, clearPaper, { once: true, capture: true });
  }
}

function row(cell: 'th' | 'td', texts: readonly string[]): HTMLElement {
  return element(
    'tr',
    texts.map((words) => text(cell, words)),
  );
}

function text(tag: string, words: string): HTMLElement {
  const written = element(tag, [words]);
  written.dir = 'auto';
  return written;
}

function element(tag: string, content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
