/** What a key does, or several that do the same. */
export interface Key {
  /** As app/keys/runKey.ts names them: `j`, `Escape`, `Shift+F6`; `Mod` is Ctrl or ⌘. */
  keys: readonly string[];
  /** More keys, which the browser or the focused part handles. */
  known?: readonly string[];
  words?: string;
  /** Acts in text boxes too, as each key with `Mod` but Backspace does, and a single character never. */
  inTextBoxes?: true;
  /** Acts again while it is held down, as each key with `Mod` does: else the browser would. */
  repeats?: true;
  /** Only with the device's own modifier: on an Apple device Ctrl+K deletes the rest of a line. */
  ownModifier?: true;
}

const SEARCH = { keys: ['/', 'Mod+K'], ownModifier: true } as const;
const COPY = { keys: ['c'], words: 'Copy the email (Shift for the phone)' } as const;
const COMPANY = { keys: ['o'], words: 'Open the company' } as const;
const UP = { keys: ['k'], words: 'Previous contact' } as const;
const DOWN = { keys: ['j'], words: 'Next contact' } as const;

/**
 * All keys (R15.6, R15.7), by the scope in which they act, and what does it is offered by `useKeys` (ui/keys.ts). Of one
 * key in several scopes the one that the focus is in acts, else the last of these with something to do.
 */
export const KEYS = {
  everywhere: {
    place: 'Everywhere',
    keys: {
      search: { ...SEARCH, words: 'Search contacts' },
      undo: { keys: ['Mod+Z'], words: 'Undo a deletion or a Cancel' },
      nextPart: {
        keys: ['F6', 'Shift+F6'],
        words: 'Go to the navigation, the list, the contact in turn',
        inTextBoxes: true,
      },
      back: { keys: ['Escape'], words: 'Back to the list' },
      showKeys: { keys: ['?'], words: 'Show these shortcuts' },
    },
  },
  navigation: { place: '', keys: { enter: { keys: [] } } },
  list: {
    place: 'In the list',
    keys: {
      enter: { keys: [] },
      search: SEARCH,
      nextRow: { ...DOWN, known: ['ArrowDown'], repeats: true },
      previousRow: { ...UP, known: ['ArrowUp'], repeats: true },
      filter: { keys: ['f'], words: 'Filter the list' },
      nextGroup: { keys: ['Alt+PageDown'], words: 'Next month, or letter', repeats: true },
      previousGroup: { keys: ['Alt+PageUp'], words: 'Previous month, or letter', repeats: true },
      open: { keys: [], known: ['Enter'], words: 'Open (from search: the first result)' },
      enterContact: { keys: ['ArrowRight'], words: 'Go into the contact beside the list' },
      edit: { keys: ['e'], words: 'Edit' },
      copy: COPY,
      addLine: { keys: ['n'], words: 'Add a line to the notes, also of what is selected' },
      openCompany: COMPANY,
      select: { keys: ['x'], words: 'Select (Shift for a range)' },
      extendDown: { keys: ['Shift+ArrowDown'], words: 'Select down', repeats: true },
      extendUp: { keys: ['Shift+ArrowUp'], words: 'Select up', repeats: true },
      selectAll: { keys: ['Mod+A'], words: 'Select all shown' },
      delete: { keys: ['Delete', 'Mod+Backspace'], words: 'Delete, also what is selected' },
      copyTable: { keys: [], known: ['Mod+C'], words: 'Copy what is selected as a table' },
      clearSelection: { keys: ['Escape'], words: 'Clear the selection' },
    },
  },
  contact: {
    place: 'On a contact',
    keys: {
      enter: { keys: [] },
      next: DOWN,
      previous: UP,
      edit: { keys: ['e'], words: 'Edit' },
      copy: COPY,
      addLine: { keys: ['n'], words: 'Add a line to the notes' },
      openCompany: COMPANY,
      delete: { keys: ['Delete'], words: 'Delete' },
      backToRow: { keys: ['ArrowLeft'], words: 'Back to its row in the list' },
    },
  },
  cleanUp: {
    place: 'In Clean Up',
    keys: {
      take: { keys: [], known: ['Enter'], words: 'Take the suggestion, or merge' },
      edit: { keys: ['e'], words: 'Edit the text' },
      keepBoth: { keys: ['b'], words: 'Keep both cards' },
      itsRight: { keys: ['d'], words: 'It’s right, or not the same' },
      next: { keys: ['j'], words: 'Go on to the next' },
      previous: { keys: ['k'], words: 'Go back to the previous' },
      undo: { keys: ['Mod+Z'], words: 'Undo the last one' },
    },
  },
  form: {
    place: 'Editing a contact',
    keys: {
      save: { keys: ['Mod+S', 'Mod+Enter'], known: ['Enter'], words: 'Save' },
      saveAndNext: {
        keys: ['Alt+ArrowDown'],
        words: 'Save, and edit the next contact',
        inTextBoxes: true,
      },
      saveAndPrevious: {
        keys: ['Alt+ArrowUp'],
        words: 'Save, and edit the previous contact',
        inTextBoxes: true,
      },
      cancel: { keys: ['Escape'], words: 'Cancel', inTextBoxes: true },
    },
  },
} as const satisfies Record<string, { place: string; keys: Readonly<Record<string, Key>> }>;

/** Where a key acts. */
export type Scope = keyof typeof KEYS;

/** What the keys of a scope do. */
export type ActionOf<In extends Scope> = keyof (typeof KEYS)[In]['keys'];
