import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import type { Account } from '../fakes/fakeSignIn';
import { callables } from '../fakes/firebaseFunctions';
import { ada, openSite } from '../fakes/site';

export const RESTORED = 'Your draft is back. It isn’t saved yet.';
export const TYPED = 'Typed and not sent';

export const box = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: label });

export async function type(label: string, text = TYPED): Promise<void> {
  fireEvent.change(await box(label), { target: { value: text } });
}

export async function expectBox(label: string, text: string): Promise<void> {
  await waitFor(async () => {
    expect(await box(label)).toHaveValue(text);
  });
}

export async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
  });
}

/** Loads the page again, as a reload does, or a tab that the browser had discarded. */
export function reload(path: string, who: Account | null) {
  cleanup();
  return open(path, who);
}

export const awayLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: 'Change Log',
  });

/** Opens the site as `who`; a public page then asks the sign-in service only where somebody was signed in. */
export function open(path: string, who: Account | null = ada) {
  if (who) localStorage.setItem('cardfile.session', 'open');
  return openSite(path, who);
}

export function refuse(): never {
  throw new DOMException('Storage is off.', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  callables.reset();
  database.put('businessCards/grace', graceHopper());
  database.put('users/ada', { name: 'Ada Lovelace', company: 'Analytical Engines' });
});
