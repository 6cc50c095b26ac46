/** What the page shows, as far as the walk asks. */
export interface Look {
  path: string;
  /** The place in the history. */
  place: number;
  title: string;
  headings: string[];
  /** Whether the page says why it is not shown. */
  isError: boolean;
  /** What has the focus: nothing, a row, a box for text, a choice that arrow keys change, or something else. */
  focus: { kind: 'nothing' | 'row' | 'text' | 'choice' | 'other'; name: string; row: string };
  modals: string[];
  popovers: string[];
  /** The line over the list, where that is shown. */
  count: string | null;
  rows: { place: number; id: string; isSelected: boolean; text: string }[];
  selection: string | null;
  search: string | null;
  sort: string | null;
  chips: string[];
  isFilterShown: boolean;
  /** The texts in the boxes of a contact's form. */
  boxes: Record<string, string> | null;
  /** Whether something can be typed there: not while it is saved. */
  isEditable: boolean;
  hasDraftNote: boolean;
  notice: string;
  hasUndo: boolean;
  saidOffline: boolean;
  saidSaved: boolean;
  saidEmpty: boolean;
  oddWords: string[];
  sideways: string[];
}

/** Runs in the page. */
export function lookAtPage(): Look {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;

  const rowOf = (part: Element) =>
    /\/contact\/(.+)/.exec(
      part.closest('tr[data-index]')?.querySelector('a')?.pathname ?? '',
    )?.[1] ?? '';

  const focused = document.activeElement;
  const kind =
    !focused || focused === document.body
      ? 'nothing'
      : focused.closest('tr[data-index]')
        ? 'row'
        : focused.matches('input[type="radio"], select')
          ? 'choice'
          : focused.matches('input:not([type="checkbox"]), textarea')
            ? 'text'
            : 'other';
  const list = all('section[aria-label="Contacts"]')[0];
  const form = all('form:has(textarea[name="notes"])')[0];
  const boxes = form && [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')];
  const undo = all('button').find(({ textContent }) => textContent === 'Undo');
  const dismiss = all('button[aria-label="Dismiss"]')[0];
  const notice = (undo ?? dismiss)?.parentElement?.parentElement;
  const text = document.body.innerText;
  const scroller = document.scrollingElement;
  const state = history.state as { idx?: number } | null;
  return {
    path: location.pathname,
    place: state?.idx ?? 0,
    title: document.title,
    headings: all('h1').map((heading) => heading.textContent),
    isError: /^(Contact not found|We couldn’t load)/.test(all('h1')[0]?.textContent ?? ''),
    focus: {
      kind,
      name: focused ? nameOf(focused) : 'nothing',
      row: focused ? rowOf(focused) : '',
    },
    modals: [...document.querySelectorAll('dialog:modal')].map(nameOf),
    popovers: [...document.querySelectorAll(':popover-open')].map(nameOf),
    count: /Showing .* business cards/.exec(list?.innerText ?? '')?.[0] ?? null,
    rows: (list ? all('tr[data-index]', list) : []).map((row) => ({
      place: Number(row.dataset['index']),
      id: rowOf(row),
      isSelected: row.querySelector('[role="checkbox"]')?.getAttribute('aria-checked') === 'true',
      text: row.textContent,
    })),
    selection: all('section[aria-label="Selected contacts"] p')[0]?.textContent ?? null,
    search: list?.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? null,
    sort: list?.querySelector<HTMLSelectElement>('select[aria-label="Sort by"]')?.value ?? null,
    chips: list
      ? all('[data-scope="chips"] button[aria-label]', list).map(
          ({ ariaLabel }) => /“(.*)”/.exec(ariaLabel ?? '')?.[1] ?? '',
        )
      : [],
    isFilterShown: all('[data-scope="chips"]').length > 0,
    boxes: boxes ? Object.fromEntries(boxes.map(({ name, value }) => [name, value])) : null,
    isEditable: boxes?.some(({ disabled, readOnly }) => !disabled && !readOnly) === true,
    hasDraftNote: text.includes('Unsaved draft'),
    // Its links differ from page to page.
    notice: notice?.innerText.split('\n')[0] ?? '',
    hasUndo: undo !== undefined,
    saidOffline: all('header [role="status"]').some(({ textContent }) => textContent === 'Offline'),
    saidSaved: text.includes('Your changes were saved.'),
    saidEmpty: /No business cards yet/.test(text),
    oddWords: text.match(/\bundefined\b|\bNaN\b|Invalid Date|\[object/g) ?? [],
    sideways: scroller && scroller.scrollWidth > scroller.clientWidth ? ['the page'] : [],
  };
}
