import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { address, openSite, pasteInto } from '../fakes/site';

/** What is seen; the same words are said by another element, later. */
const SEEN = { selector: 'p' };

async function openList(path = '/dashboard'): Promise<UserEvent> {
  putFourContacts();
  const user = openSite(path);
  // Drawn once the code for selecting is there.
  await screen.findByRole('checkbox', { name: 'Select Grace Hopper' });
  return user;
}

function box(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name: `Select ${name}` });
}

function bar(): HTMLElement {
  return screen.getByRole('region', { name: 'Selected contacts' });
}

function checked(): (string | null)[] {
  return screen
    .getAllByRole('checkbox', { checked: true })
    .map((each) => each.getAttribute('aria-label'));
}

test('a press on a box selects its contact, and opens nothing', async () => {
  const user = await openList();
  expect(screen.queryByRole('region', { name: 'Selected contacts' })).not.toBeInTheDocument();
  await user.click(box('Grace Hopper'));
  expect(box('Grace Hopper')).toBeChecked();
  expect(within(bar()).getByText('1 selected', SEEN)).toBeVisible();
  expect(address()).toBe('/dashboard');

  await user.click(box('Alan Turing'));
  expect(within(bar()).getByText('2 selected', SEEN)).toBeVisible();
  await user.click(box('Grace Hopper'));
  expect(checked()).toEqual(['Select Alan Turing']);
});

test('a contact without a name can be selected too', async () => {
  const user = await openList();
  await user.click(box('Unnamed Contact'));
  expect(within(bar()).getByText('1 selected', SEEN)).toBeVisible();
});

test('x selects the row that has the focus, and Shift with x all up to it', async () => {
  const user = await openList();
  act(() => {
    screen.getByRole('link', { name: 'Alan Turing' }).focus();
  });
  await user.keyboard('x{ArrowDown}{ArrowDown}{Shift>}X{/Shift}');
  expect(within(bar()).getByText('3 selected', SEEN)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unnamed Contact' })).toHaveFocus();

  await user.keyboard('x{Control>}x{/Control}');
  expect(within(bar()).getByText('2 selected', SEEN)).toBeVisible();
});

test('the box of the row that has the focus is a stop for the Tab key, and Space presses it', async () => {
  const user = await openList();
  act(() => {
    screen.getByRole('link', { name: 'Alan Turing' }).focus();
  });
  await user.tab();
  expect(box('Alan Turing')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Alan Turing')).toBeChecked();
  await user.tab();
  // The first of the bar, where it has no style sheet.
  expect(within(bar()).getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('all that the search shows are selected in a step of its own, and the others stay', async () => {
  const user = await openList();
  await user.click(box('Alan Turing'));
  await pasteInto(user, screen.getByRole('searchbox'), 'werke');
  expect(await within(bar()).findByText('1 selected, 1 not shown', SEEN)).toBeVisible();

  const all = await within(bar()).findByRole('button', { name: 'Select all 1 shown' });
  await user.click(all);
  expect(within(bar()).getByText('2 selected, 1 not shown', SEEN)).toBeVisible();
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveFocus();

  await pasteInto(user, screen.getByRole('searchbox'), ' and nobody');
  expect(await within(bar()).findByText('2 selected, 2 not shown', SEEN)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(await within(bar()).findByText('2 selected', SEEN)).toBeVisible();
  expect(checked()).toEqual(['Select Alan Turing', 'Select Zoë Müller']);
});

test('a contact that is deleted leaves the selection', async () => {
  const user = await openList();
  await user.click(box('Grace Hopper'));
  await user.click(box('Alan Turing'));
  await user.click(screen.getByRole('link', { name: 'Alan Turing' }));
  // The bar has a button of this name too.
  await screen.findByRole('heading', { level: 1, name: 'Alan Turing' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 selected', SEEN)).toBeVisible();
  expect(checked()).toEqual(['Select Grace Hopper']);
});

test('Clear and Escape let all go, and the focus is on the row again', async () => {
  const user = await openList();
  await user.click(box('Grace Hopper'));
  await user.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected contacts' })).not.toBeInTheDocument();
  expect(box('Grace Hopper')).toHaveFocus();

  await user.keyboard('x');
  expect(within(bar()).getByText('1 selected', SEEN)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(box('Grace Hopper')).toHaveFocus();
});

test('Escape in the search box is the box’s own', async () => {
  const user = await openList();
  await user.click(box('Grace Hopper'));
  await user.type(screen.getByRole('searchbox'), 'grace{Escape}');
  expect(box('Grace Hopper')).toBeChecked();
});

test('where no row is left, the focus goes from the bar to the search box', async () => {
  const user = await openList();
  await user.click(box('Grace Hopper'));
  await pasteInto(user, screen.getByRole('searchbox'), 'nobody');
  await within(bar()).findByText('1 selected, 1 not shown', SEEN);
  await user.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('what is selected is said once, after the last press', async () => {
  const user = await openList();
  const said = (words: string) =>
    screen.queryAllByRole('status').filter(({ textContent }) => textContent === words);
  await user.click(box('Grace Hopper'));
  await user.click(box('Alan Turing'));
  await user.click(box('Zoë Müller'));
  expect(said('1 selected')).toEqual([]);
  await screen.findByText('3 selected', { selector: '[role=status]' });
  expect(said('3 selected')).toHaveLength(1);
});

test('once all that were selected are deleted, a finger opens a contact as before', async () => {
  const user = await openList();
  await user.click(box('Grace Hopper'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Showing 3 of 3 business cards');
  expect(screen.getByRole('button', { name: 'Select' })).toBeVisible();
  await user.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('link', { name: 'Alan Turing' }),
  });
  expect(address()).toBe('/contact/alan');
});
