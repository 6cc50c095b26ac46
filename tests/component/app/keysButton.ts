import { screen, within } from '@testing-library/react';

/** The footer's button for the sheet of keys, once it is there: the menu of a list has one too. */
export async function keysButton(): Promise<HTMLElement> {
  const footer = await screen.findByRole('contentinfo');
  return within(footer).findByRole('button', { name: 'Keyboard Shortcuts' });
}
