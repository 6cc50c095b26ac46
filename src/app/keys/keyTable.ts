import { contactEditPath } from '../../routes';

/** What a key may use besides the page itself. */
export interface KeyActions {
  /** Goes to a page of the site. */
  go: (path: string) => void;
  /** Brings the search of the list into sight, ready for new words, from whatever page (R15.6). */
  search: () => void;
  openSheet: () => void;
}

/** Does what its key is for, seen from the element that has the focus. Returns whether there was such a thing. */
type Act = (from: Element, actions: KeyActions, withShift: boolean) => boolean;

export interface Key {
  /** As `KeyboardEvent.key` has them; any of these acts. */
  keys: readonly string[];
  /** The same by keys that something else on the page listens for. */
  known?: readonly string[];
  words: string;
  act?: Act;
  /** Goes on while the key is held down. */
  repeats?: true;
}

interface KeyGroup {
  place: string;
  keys: readonly Key[];
}

/** Stands for Ctrl, or ⌘ on an Apple device. */
export const MODIFIER = 'Mod+';

/** The keys of the pages behind the login (R15.6, R15.7). The listener and the sheet both read this table. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    place: 'Everywhere',
    keys: [
      {
        keys: ['/'],
        known: [`${MODIFIER}K`],
        words: 'Search contacts',
        act: (_, { search }) => done(search),
      },
      { keys: [], known: [`${MODIFIER}Z`], words: 'Undo a deletion' },
      { keys: ['?'], words: 'Show these shortcuts', act: (_, { openSheet }) => done(openSheet) },
    ],
  },
  {
    place: 'In the list',
    keys: [
      {
        keys: ['j'],
        known: ['ArrowDown'],
        words: 'Next contact',
        act: inRows('ArrowDown'),
        repeats: true,
      },
      {
        keys: ['k'],
        known: ['ArrowUp'],
        words: 'Previous contact',
        act: inRows('ArrowUp'),
        repeats: true,
      },
      { keys: [], known: ['Enter'], words: 'Open it (in search: the first result)' },
      { keys: ['e'], words: 'Edit it', act: editRow },
      { keys: ['x'], words: 'Select it (with Shift: all rows up to it)', act: selectRow },
      { keys: [], known: [`${MODIFIER}C`], words: 'Copy what is selected as a table' },
      { keys: [], known: ['Escape'], words: 'Clear the selection' },
    ],
  },
  {
    place: 'On a contact',
    keys: [
      { keys: ['j'], words: 'Next contact', act: presses('next') },
      { keys: ['k'], words: 'Previous contact', act: presses('previous') },
      { keys: ['e'], words: 'Edit it', act: presses('edit') },
      { keys: ['Escape'], words: 'Back to the list', act: presses('back') },
    ],
  },
  {
    place: 'Editing a contact',
    keys: [{ keys: [], known: [`${MODIFIER}S`, `${MODIFIER}Enter`], words: 'Save' }],
  },
];

function done(act: () => void): true {
  act();
  return true;
}

/** Presses the control that a page marks with `data-key={name}`. */
function presses(name: string): Act {
  return () => {
    const control = document.querySelector<HTMLElement>(`main [data-key="${name}"]`);
    control?.click();
    return control !== null;
  };
}

/** The rows of the list alone: a contact's facts are a table too. */
const ROW = 'main tr[data-index]';

/** The rows know the arrow keys themselves; from elsewhere a letter leads to the row where Tab enters. */
function inRows(arrow: 'ArrowDown' | 'ArrowUp'): Act {
  return (from) => {
    const entry = document.querySelector<HTMLElement>(`${ROW} a[tabindex="0"]`);
    if (!entry) return false;
    if (from.closest(ROW)) {
      from.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true }));
    } else entry.focus();
    return true;
  };
}

function editRow(from: Element, { go }: KeyActions): boolean {
  const link = from.closest(ROW)?.querySelector('a');
  const id = link?.pathname.split('/').at(-1);
  if (id === undefined) return false;
  go(contactEditPath(decodeURIComponent(id)));
  return true;
}

function selectRow(from: Element, _: KeyActions, shiftKey: boolean): boolean {
  const box = from.closest(ROW)?.querySelector('[role="checkbox"]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return box !== null && box !== undefined;
}
