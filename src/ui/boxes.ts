import type { ComponentProps } from 'react';

type BoxWords = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'inputMode' | 'enterKeyHint'
>;

/** Is read letter by letter: a keyboard that corrects it makes another one of it. */
const EXACT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const NAME = { ...EXACT, autoCapitalize: 'words' } as const;
const PROSE = { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true } as const;

/** Enter sends the form. */
const LINE = { enterKeyHint: 'done' } as const;
const LINES = { enterKeyHint: 'enter' } as const;

/**
 * What browsers, the keyboards of phones and password managers must know of a box, by what it holds. Lint refuses these
 * attributes elsewhere, but for `autoComplete`: a contact is somebody else.
 */
export const BOXES = {
  email: { ...EXACT, ...LINE, inputMode: 'email', autoComplete: 'email' },
  loginName: { ...EXACT, ...LINE, inputMode: 'email', autoComplete: 'username' },
  password: { ...EXACT, ...LINE, autoComplete: 'current-password' },
  newPassword: { ...EXACT, ...LINE, autoComplete: 'new-password' },
  name: { ...NAME, ...LINE, autoComplete: 'name' },
  company: { ...NAME, ...LINE, autoComplete: 'organization' },
  title: { ...NAME, ...LINE, autoComplete: 'organization-title' },
  phone: { ...EXACT, ...LINE, inputMode: 'tel', autoComplete: 'tel' },
  website: { ...EXACT, ...LINE, inputMode: 'url', autoComplete: 'url' },
  address: { ...NAME, ...LINES, autoComplete: 'street-address' },
  search: { ...EXACT, enterKeyHint: 'search', autoComplete: 'off' },
  number: { ...EXACT, ...LINE, inputMode: 'numeric', autoComplete: 'off' },
  capitals: { ...EXACT, ...LINE, autoCapitalize: 'characters', autoComplete: 'off' },
  line: { ...PROSE, ...LINE, autoComplete: 'off' },
  notes: { ...PROSE, ...LINES, autoComplete: 'off' },
} as const satisfies Record<string, BoxWords>;

/** What a box holds. */
export type Held = keyof typeof BOXES;
