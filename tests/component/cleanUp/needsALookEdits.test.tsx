import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../fakes/fakeDatabase';
import { box, choose, openAnalyzed, openPass, phoneOf, putContact } from './oddContacts';
import { listStored } from '../../../src/platform/storage/browserStorage';

afterEach(() => {
  vi.unstubAllGlobals();
});

type User = Awaited<ReturnType<typeof openPass>>;
type Held = Awaited<ReturnType<typeof saveHeld>>;

/** Edits the phone of Eva Wolf, the first one in doubt. */
async function typePhone(user: User): Promise<void> {
  await user.keyboard('e');
  await user.clear(box());
  await user.keyboard('+49 30 5555555');
}

/** Saves that edit, which waits until it is released or fails. */
async function saveHeld(user: User) {
  await typePhone(user);
  const held = database.holdNext('get businessCards');
  await user.keyboard('{Enter}');
  return held;
}

test('E edits, with letters for the text; Escape goes back, and Enter saves', async () => {
  const user = await openPass();
  await user.keyboard('e');
  expect(box()).not.toHaveAttribute('readonly');
  await user.clear(box());
  await user.keyboard('jed');
  expect(box()).toHaveValue('jed');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('+49 3O 901820');
  expect(box()).toHaveAttribute('readonly');

  await user.keyboard('e');
  await user.clear(box());
  await user.keyboard('+49 30 5555555{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 30 5555555');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' })).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 3O 901820');
});

test('Escape ends the word that is being composed, and not the edit', async () => {
  const user = await openPass();
  await user.keyboard('e');
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  // Safari ends the composition first.
  fireEvent.keyDown(box(), { key: 'Escape', keyCode: 229 });
  expect(box()).not.toHaveAttribute('readonly');
});

test('no Enter is promised to save a text of several lines, which it adds one to', async () => {
  putContact('eva', 1, { name: 'Eva Wolf', address: '| Platz 1, 10117 Berlin' });
  const user = openAnalyzed('/clean-up');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByRole('heading', { level: 2, name: 'Eva Wolf' });
  expect(screen.getByRole('button', { name: 'Take It' })).toHaveTextContent('↵');
  await user.keyboard('e{Enter}');
  expect(box()).toHaveValue('| Platz 1, 10117 Berlin\n');
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveTextContent('↵');
});

test('an edit that is left for another text is there again, until Escape', async () => {
  const user = await openPass();
  await typePhone(user);
  await choose(user, /^Hana Sato/);
  expect(box()).toHaveValue('+49 3O 901821');
  await choose(user, /^Eva Wolf/);
  expect(box()).toHaveValue('+49 30 5555555');
  expect(box()).not.toHaveAttribute('readonly');
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('+49 3O 901820');
  await choose(user, /^Hana Sato/);
  await choose(user, /^Eva Wolf/);
  expect(box()).toHaveAttribute('readonly');
});

test('an edit that is left by a link is the contact’s draft, and is there again until it is saved', async () => {
  const user = await openPass();
  await typePhone(user);
  await user.click(screen.getByRole('link', { name: 'Eva Wolf' }));
  expect(await screen.findByText('Unsaved draft')).toBeVisible();
  act(() => {
    window.history.back();
  });
  expect(await screen.findByDisplayValue('+49 30 5555555')).not.toHaveAttribute('readonly');
  await user.click(box());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Hana Sato' })).toBeVisible();
  expect(phoneOf('eva')).toBe('+49 30 5555555');
  expect(listStored('SESSION', 'draft')).toHaveLength(0);
});

test.each(['{Escape}', '9{Escape}'])(
  'what the contact’s own form has typed stays there after %s, which ends the edit here',
  async (keys) => {
    const user = await openPass();
    await typePhone(user);
    cleanup();
    openAnalyzed('/clean-up');
    expect(await screen.findByDisplayValue('+49 30 5555555')).toHaveFocus();
    await user.keyboard(keys);
    expect(box()).toHaveValue('+49 3O 901820');
    expect(box()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('link', { name: 'Eva Wolf' }));
    await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
    expect(await screen.findByLabelText('Phone Number')).toHaveValue('+49 30 5555555');
  },
);

test.each([
  {
    what: 'fails',
    end: ({ fail }: Held) => fail('resource-exhausted'),
    reason: 'The service is busy.',
  },
  {
    what: 'meets another change',
    end: ({ release }: Held) => {
      database.put('businessCards/eva', {
        userId: 'ada',
        name: 'Eva Wolf',
        phone: '+49 30 777777',
      });
      release();
    },
    reason: 'It was changed elsewhere in the meantime.',
  },
])('a save that $what says whose it was, and what was typed is there again', async (row) => {
  const user = await openPass();
  const held = await saveHeld(user);
  await user.click(screen.getByRole('link', { name: 'Back to Contacts' }));
  await screen.findByRole('row', { name: /Eva Wolf/ });
  row.end(held);
  const said = await screen.findByText(/^The phone of ⁨Eva Wolf⁩ wasn’t changed\./);
  expect(said).toHaveTextContent(row.reason);
  await user.click(screen.getByRole('link', { name: 'Eva Wolf' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  expect(await screen.findByLabelText('Phone Number')).toHaveValue('+49 30 5555555');
});
