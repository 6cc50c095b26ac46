/** What a walk finds on today's code and goes on from. */
export interface Known {
  /** The file in `found` that shows it: its replay must find it, or the row has to go. */
  file: string;
  /** The action, and what is said of the step. */
  action: RegExp;
  trouble: RegExp;
  /** What it is, and why it is not mended yet. */
  why: string;
}

/** This list may only shrink. */
export const KNOWN: readonly Known[] = [
  {
    file: 'keysOverAnotherPage.json',
    action: /^the browser goes (back|forward)$/,
    trouble: /^modals: dialog "Keyboard Shortcuts.* over another page$/,
    why: 'A way through the history leaves the key sheet over the page that follows. One owner of all windows will close them there.',
  },
  {
    file: 'focusUnderHeader.json',
    action: /./,
    trouble: /^focus: h1 ".*" is covered by <(header|section class="selection|div class="bar|th )/,
    why: 'The heading of a contact that gets the focus by itself does not get a place clear of what sticks to the top: the header, the selection, the heading of a group.',
  },
  {
    file: 'focusUnderHeader.json',
    action: /^(x on a row|an arrow key|j or k|F6|Tab)$/,
    trouble: /^focus: (a|h1) ".*" is out of sight/,
    why: 'What has the focus, where Back leads to a list that is scrolled elsewhere.',
  },
];
