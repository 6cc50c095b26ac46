import { screen } from '@testing-library/react';

/** The names in the contacts table, from the first row that is drawn to the last. */
export function shownNames(): string[] {
  // Not by role: with a hundred rows that takes a second.
  const links = screen.getByRole('table').querySelectorAll('tbody a');
  return [...links].map((link) => link.textContent);
}

export function searchBox(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search business cards' });
}
