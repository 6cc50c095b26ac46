import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../fakes/site';
import { putThree } from './deletedContacts';

/** Presses a button as keys do, which leave the focus on it. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

async function open(): Promise<void> {
  putThree();
  openSite('/recently-deleted');
  await screen.findByText('Showing 3 of 3 deleted contacts');
}

test('the focus goes on to the next row once its own is restored, and at the end to the previous', async () => {
  putThree();
  openSite('/recently-deleted');
  const restore = async (name: string) => {
    const button = await screen.findByRole('button', { name: `Restore ${name}` });
    button.focus();
    fireEvent.click(button);
    await screen.findByText(`\u2068${name}\u2069 is back.`);
  };
  await restore('Alan Turing');
  expect(screen.getByRole('button', { name: 'Restore Zoë Müller' })).toHaveFocus();
  await restore('Zoë Müller');
  expect(screen.getByRole('button', { name: 'Restore Grace Hopper' })).toHaveFocus();
});

test('the focus goes to the search once what is selected is restored, and to the heading with the last of all', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alan Turing' }));
  press(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  press(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByText('Nothing was deleted recently');
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('the focus goes to the search once what is selected is deleted for good', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alan Turing' }));
  press(screen.getByRole('button', { name: 'Delete for Good' }));
  const dialog = screen.getByRole('alertdialog');
  press(within(dialog).getByRole('button', { name: 'Delete for Good' }));
  await screen.findByText(/was deleted for good/);
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
