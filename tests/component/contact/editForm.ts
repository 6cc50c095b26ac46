import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database, type Fields } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

/** Opens the form of a stored contact. */
export async function edit(more: Fields = {}) {
  database.put('businessCards/grace', graceHopper(more));
  const user = openSite('/contact/edit/grace');
  await screen.findByRole('button', { name: 'Save Changes' });
  return user;
}

export function box(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

export function fill(label: string, text: string): void {
  fireEvent.change(box(label), { target: { value: text } });
}

export function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Save Changes' });
}

/** The one update that went out. */
export function sent(): Fields {
  expect(database.writes).toHaveLength(1);
  const [write] = database.writes;
  if (write?.kind !== 'update') throw new Error('No update has gone out.');
  expect(write.path).toBe('businessCards/grace');
  return write.fields;
}
