import type { ActionName } from '../../ui/actions';

export interface Key {
  /** Names from `pressedKey`; any of these keys acts. */
  keys: readonly string[];
  /** More keys, which the browser or the focused part handles. */
  known?: readonly string[];
  words?: string;
  action?: ActionName;
  /** Acts in text boxes too, as each key with `MODIFIER` but Backspace does, and a single character never. */
  inTextBoxes?: true;
  /** Acts again while it is held down, as each key with `MODIFIER` does: else the browser would. */
  repeats?: true;
  /** Only with the device's own modifier: on an Apple device Ctrl+K deletes the rest of a line. */
  ownModifier?: true;
}

/** Stands for Ctrl or ⌘. */
export const MODIFIER = 'Mod+';

/** Only before the name of a key: a character already includes Shift. */
export const SHIFT = 'Shift+';

/** Alt or ⌥. Only before the name of a key: with a character it types another one. */
export const ALT = 'Alt+';

const SEARCH = { keys: ['/', `${MODIFIER}K`], ownModifier: true } as const;

/** All keys (R15.6, R15.7). Of several actions for one key, the first with something to do acts (ui/actions.ts). */
export const KEY_GROUPS: readonly { place: string; keys: readonly Key[] }[] = [
  {
    place: 'Everywhere',
    keys: [
      { ...SEARCH, words: 'Search contacts', action: 'search' },
      { ...SEARCH, action: 'openSearch' },
      { keys: [`${MODIFIER}Z`], words: 'Undo a deletion or a Cancel', action: 'undo' },
      {
        keys: ['F6', `${SHIFT}F6`],
        words: 'Go to the navigation, the list, the contact in turn',
        action: 'nextPart',
        inTextBoxes: true,
      },
      { keys: ['?'], words: 'Show these shortcuts', action: 'showKeys' },
    ],
  },
  {
    place: 'In the list',
    keys: [
      {
        keys: ['j'],
        known: ['ArrowDown'],
        words: 'Next contact',
        action: 'nextRow',
        repeats: true,
      },
      {
        keys: ['k'],
        known: ['ArrowUp'],
        words: 'Previous contact',
        action: 'previousRow',
        repeats: true,
      },
      { keys: ['f'], words: 'Filter the list', action: 'filter' },
      {
        keys: [`${ALT}PageDown`],
        words: 'Next month, or letter',
        action: 'nextGroup',
        repeats: true,
      },
      {
        keys: [`${ALT}PageUp`],
        words: 'Previous month, or letter',
        action: 'previousGroup',
        repeats: true,
      },
      { keys: [], known: ['Enter'], words: 'Open (from search: the first result)' },
      { keys: ['ArrowRight'], words: 'Go into the contact beside the list', action: 'intoContact' },
      { keys: ['e'], words: 'Edit', action: 'edit' },
      { keys: ['c'], words: 'Copy the email (Shift for the phone)', action: 'copy' },
      {
        keys: ['n'],
        words: 'Add a line to the notes, also of what is selected',
        action: 'addLine',
      },
      { keys: ['o'], words: 'Open the company', action: 'openCompany' },
      { keys: ['x'], words: 'Select (Shift for a range)', action: 'select' },
      {
        keys: [`${SHIFT}ArrowDown`],
        words: 'Select down',
        action: 'extendDown',
        repeats: true,
      },
      { keys: [`${SHIFT}ArrowUp`], words: 'Select up', action: 'extendUp', repeats: true },
      { keys: [`${MODIFIER}A`], words: 'Select all shown', action: 'selectAll' },
      {
        keys: ['Delete', `${MODIFIER}Backspace`],
        words: 'Delete, also what is selected',
        action: 'delete',
      },
      { keys: [], known: [`${MODIFIER}C`], words: 'Copy what is selected as a table' },
      { keys: ['Escape'], words: 'Clear the selection', action: 'clearSelection' },
    ],
  },
  {
    place: 'On a contact',
    keys: [
      { keys: ['j'], words: 'Next contact', action: 'next' },
      { keys: ['k'], words: 'Previous contact', action: 'previous' },
      { keys: ['e'], words: 'Edit', action: 'edit' },
      { keys: ['c'], words: 'Copy the email (Shift for the phone)', action: 'copy' },
      { keys: ['n'], words: 'Add a line to the notes', action: 'addLine' },
      { keys: ['o'], words: 'Open the company', action: 'openCompany' },
      { keys: ['Delete'], words: 'Delete', action: 'delete' },
      { keys: ['Escape'], words: 'Back to the list', action: 'back' },
      { keys: ['ArrowLeft'], words: 'Back to its row in the list', action: 'backToRow' },
    ],
  },
  {
    place: 'In “Needs a Look”',
    keys: [
      { keys: [], known: ['Enter'], words: 'Take the suggestion' },
      { keys: ['e'], words: 'Edit the text', action: 'edit' },
      { keys: ['d'], words: 'It’s Right', action: 'itsRight' },
      { keys: ['j'], words: 'Go on to the next', action: 'next' },
      { keys: ['k'], words: 'Go back to the previous', action: 'previous' },
      { keys: [], known: [`${MODIFIER}Z`], words: 'Undo the last one' },
    ],
  },
  {
    place: 'Editing a contact',
    keys: [
      {
        keys: [`${MODIFIER}S`, `${MODIFIER}Enter`],
        known: ['Enter'],
        words: 'Save',
        action: 'save',
      },
      {
        keys: [`${ALT}ArrowDown`],
        words: 'Save, and edit the next contact',
        action: 'saveAndNext',
        inTextBoxes: true,
      },
      {
        keys: [`${ALT}ArrowUp`],
        words: 'Save, and edit the previous contact',
        action: 'saveAndPrevious',
        inTextBoxes: true,
      },
      { keys: ['Escape'], words: 'Cancel', action: 'cancelEdit', inTextBoxes: true },
    ],
  },
];
