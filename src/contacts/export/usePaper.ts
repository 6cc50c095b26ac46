import { useEffect, useEffectEvent } from 'react';
import type { Contact } from '../model/contact';
import { formatDate } from '../../platform/dates';
import { counted } from '../../platform/text';
import { useDetailPane } from '../desk/detailPane';
import { useListView } from '../store/view/useView';
import { sortedAsShown } from '../model/order';
import { COLUMNS } from '../model/columns';

/**
 * Adds a table for paper alone (styles/print.css), until the next press or `gone`. Without React: a browser that is about
 * to print does not wait.
 */
function drawPaper(subtitle: string, contacts: readonly Contact[], gone: AbortSignal): void {
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
  const clear = () => paper.remove();
  gone.addEventListener('abort', clear);
  // Not at the event `afterprint`: Safari on phones sends it before it has read the page.
  for (const input of ['pointerdown', 'keydown', 'beforeprint']) {
    window.addEventListener(input, clear, { once: true, capture: true, signal: gone });
  }
}

function row(cell: 'th' | 'td', texts: readonly string[]): HTMLElement {
  return element(
    'tr',
    texts.map((words) => text(cell, words)),
  );
}

function text(tag: string, words: string): HTMLElement {
  // An email breaks before its @, as in the list.
  const pieces = words
    .split(/(?=@)/)
    .flatMap((piece, index) => (index > 0 ? [element('wbr', []), piece] : piece));
  const written = element(tag, pieces);
  written.dir = 'auto';
  return written;
}

function element(tag: string, content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

/** Prints all shown or the selected contacts, not only the drawn rows (R15.60), by whatever command. */
export function usePaper(): void {
  const view = useListView();
  const hasPane = useDetailPane() !== null;
  const draw = useEffectEvent((gone: AbortSignal) => {
    const { chosen } = view;
    const { list, visible } = view.contents;
    const { search, filter } = view.state.query;
    const isChosen = chosen.length > 0;
    // Beside a contact the page belongs to the contact.
    if (hasPane && !isChosen) return;
    const contacts = isChosen ? sortedAsShown(chosen, visible) : visible;
    if (contacts.length === 0) return;
    const which = isChosen ? 'selected ' : '';
    const cards = counted(contacts.length, `${which}business card`, `${which}business cards`);
    const found = !isChosen && search.trim() ? ` for “${search.trim()}”` : '';
    const filtered = !isChosen && filter ? ', filtered' : '';
    const missing = list.kind === 'all' ? '' : ' Only some of your contacts were loaded.';
    const subtitle = `${cards}${found}${filtered}, ${formatDate(new Date())}.${missing}`;
    drawPaper(subtitle, contacts, gone);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('beforeprint', () => draw(signal), { signal });
    return () => end.abort();
  }, []);
}
