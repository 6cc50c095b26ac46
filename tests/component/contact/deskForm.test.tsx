import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graceHopper } from '../fakes/contactDocuments';
import { makeRoomForDesk, openGrace } from '../fakes/desk';
import { database } from '../fakes/fakeDatabase';
import { live } from '../fakes/firestoreLive';
import { address } from '../fakes/site';
import { box, fill, save } from './editForm';

beforeEach(makeRoomForDesk);

/** Opens Grace beside the list, once she has been read again. */
async function openReadGrace(): Promise<UserEvent> {
  const user = await openGrace();
  await waitFor(() => {
    expect(database.count('get businessCards')).toBe(1);
  });
  return user;
}

async function openForm(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Edit Contact' }));
  await screen.findByRole('heading', { level: 1, name: 'Edit Contact' });
}

/** Saves a change of the company, whose answer is held back. */
async function saveSlowly() {
  const user = await openReadGrace();
  await openForm(user);
  fill('Company', 'Remington');
  const held = database.holdNext('update businessCards');
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  return { user, held };
}

test('the boxes are there at once, and take what is stored where nobody has typed', async () => {
  const user = await openReadGrace();
  database.put('businessCards/grace', graceHopper({ title: 'Rear Admiral', company: 'US Navy' }));
  const held = database.holdNext('get businessCards');
  await openForm(user);
  expect(box('Job Title')).toHaveValue('Programmer');
  expect(box('Full Name')).toHaveFocus();
  fill('Company', 'Remington');
  await act(async () => {
    held.release();
  });
  await waitFor(() => {
    expect(box('Job Title')).toHaveValue('Rear Admiral');
  });
  expect(box('Company')).toHaveValue('Remington');
  // It was typed over an older text.
  await user.type(box('Full Name'), '{Enter}');
  expect(await screen.findByRole('radio', { name: 'Yours Remington' })).toBeVisible();
  expect(database.writes).toEqual([]);
});

test('the form begins in the box that was in use last', async () => {
  const user = await openReadGrace();
  await openForm(user);
  await user.click(box('Phone Number'));
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(screen.queryByText('Changes discarded.')).not.toBeInTheDocument();
  await openForm(user);
  expect(box('Phone Number')).toHaveFocus();
});

test('Escape ends the word that is being composed, and not the form', async () => {
  const user = await openReadGrace();
  await openForm(user);
  fill('Company', 'Remington');
  fireEvent.keyDown(box('Company'), { key: 'Escape', isComposing: true });
  // Safari ends the composition first.
  fireEvent.keyDown(box('Company'), { key: 'Escape', keyCode: 229 });
  expect(box('Company')).toHaveValue('Remington');
  expect(screen.queryByText('Changes discarded.')).not.toBeInTheDocument();
});

test('Escape in the list beside a form discards nothing', async () => {
  const user = await openReadGrace();
  await openForm(user);
  fill('Company', 'Remington');
  act(() => {
    screen.getByRole('link', { name: 'Grace Hopper' }).focus();
  });
  await user.keyboard('{Escape}');
  expect(box('Company')).toHaveValue('Remington');
  expect(address()).toBe('/contact/edit/grace');
});

test('while it saves the form can’t be typed in where it is opened again, and it is not saved twice', async () => {
  const { user, held } = await saveSlowly();
  expect(screen.getAllByText('Remington')).not.toHaveLength(0);
  expect(screen.queryByText('Unsaved draft')).not.toBeInTheDocument();
  await openForm(user);
  expect(box('Company').readOnly).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Saving...' }));
  await act(async () => {
    held.release();
  });
  await waitFor(() => {
    expect(box('Company').readOnly).toBe(false);
  });
  expect(database.count('update businessCards')).toBe(1);
});

test('a form that was opened while it was saved begins with what was saved', async () => {
  const { user, held } = await saveSlowly();
  await openForm(user);
  await act(async () => {
    held.release();
  });
  await waitFor(() => {
    expect(box('Company').readOnly).toBe(false);
  });
  expect(box('Company')).toHaveValue('Remington');
  expect(screen.queryByRole('button', { name: 'Discard Draft' })).not.toBeInTheDocument();
});

test('Undo of Cancel keeps what was typed in the form since, and the way back', async () => {
  const user = await openReadGrace();
  await openForm(user);
  fill('Company', 'Remington');
  fill('Job Title', 'Captain');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByText('Changes discarded.');
  await openForm(user);
  fill('Job Title', 'Rear Admiral');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(box('Company')).toHaveValue('Remington');
  });
  expect(box('Job Title')).toHaveValue('Rear Admiral');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  await act(async () => {
    window.history.back();
  });
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test('a card that was dragged still opens with Enter', async () => {
  const user = await openReadGrace();
  await openForm(user);
  const card = screen.getByRole('button', { name: /^Enlarge/ });
  card.setPointerCapture = vi.fn();
  for (const size of ['offsetWidth', 'offsetHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(400);
  }
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 10 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 60, buttons: 1 });
  fireEvent.pointerUp(card, { pointerId: 1 });
  fireEvent.click(card, { detail: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  card.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /^Business card/ })).toBeVisible();
});

test('a contact that fails to be saved has its old texts in the list', async () => {
  const user = await openReadGrace();
  await openForm(user);
  fill('Company', 'Remington');
  database.failNext('update businessCards', 'resource-exhausted');
  await user.click(save());
  expect(await screen.findByText(/^Failed to update contact\. The service is busy/)).toBeVisible();
  expect(box('Company')).toHaveValue('Remington');
  expect(screen.queryByRole('cell', { name: 'Remington' })).not.toBeInTheDocument();
});

test('a text of the form is copied as it is, also while contacts are selected beside it', async () => {
  const user = await openReadGrace();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Alan Turing' }));
  await openForm(user);
  await screen.findByRole('region', { name: 'Selected contacts' });
  expect(fireEvent.copy(box('Company'))).toBe(true);
  expect(fireEvent.copy(box('Notes'))).toBe(true);
});

test('the form comes back where the page itself has put the focus into the list', async () => {
  const { held } = await saveSlowly();
  act(() => {
    screen.getByRole('link', { name: 'Grace Hopper' }).focus();
  });
  held.fail('resource-exhausted');
  expect(await screen.findByText(/^Failed to update contact\./)).toBeVisible();
  expect(box('Company')).toHaveValue('Remington');
});

const UNSAVED = /Grace Hopper.* wasn’t saved\./;

describe('a save that fails while one types elsewhere says so in a notice, and takes nothing', () => {
  test('in the search of the list', async () => {
    const { user, held } = await saveSlowly();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'ala');
    held.fail('resource-exhausted');
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    await user.keyboard('n');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('alan');
  });

  test('in a dialog', async () => {
    const { user, held } = await saveSlowly();
    await user.keyboard('n');
    const line = await screen.findByRole('textbox', { name: 'Line' });
    await user.type(line, 'Met in Hamburg');
    held.fail('resource-exhausted');
    expect(await screen.findByText(UNSAVED)).toBeInTheDocument();
    expect(line).toHaveValue('Met in Hamburg');
    expect(line).toBeVisible();
  });
});

describe('a notice of a failed save', () => {
  /** Goes on to the next form, and back once the notice is there. */
  async function goBackToForm(): Promise<UserEvent> {
    const user = await openReadGrace();
    await openForm(user);
    fill('Company', 'Remington');
    database.failNext('update businessCards', 'resource-exhausted');
    await user.click(box('Company'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the Form' }));
    await waitFor(() => {
      expect(box('Company')).toHaveValue('Remington');
    });
    return user;
  }

  test('goes once it is saved', async () => {
    const user = await goBackToForm();
    await user.click(save());
    expect(await screen.findByText('Your changes were saved.')).toBeVisible();
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  });

  test('goes once the texts turn out stored, since only the answer was lost', async () => {
    const user = await openReadGrace();
    await openForm(user);
    fill('Company', 'Remington');
    database.failNext('update businessCards', 'deadline-exceeded');
    await user.click(box('Company'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    // After its time was over, it goes through all the same.
    database.put('businessCards/grace', { ...graceHopper(), company: 'Remington' });
    act(() => live.tell());
    await waitFor(() => {
      expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    });
  });

  test('goes once it is discarded, and does not come back after the notice of that', async () => {
    const user = await goBackToForm();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Changes discarded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  });

  test('of a contact that was deleted elsewhere leads to Recently Deleted, for its form is gone', async () => {
    const user = await openReadGrace();
    await openForm(user);
    fill('Company', 'Remington');
    database.remove('businessCards/grace');
    await user.click(box('Company'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(/ wasn’t saved\. It no longer exists\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the Form' })).not.toBeInTheDocument();
    const [, fromNotice] = screen.getAllByRole('link', { name: 'Recently Deleted' });
    expect(fromNotice).toHaveAttribute('href', '/recently-deleted');
  });

  test('of one that is still open says why, and the list no longer has it', async () => {
    const user = await openReadGrace();
    await openForm(user);
    fill('Company', 'Remington');
    database.remove('businessCards/grace');
    await user.click(save());
    expect(await screen.findByText(/ wasn’t saved\. It no longer exists\.$/)).toBeVisible();
    expect(await screen.findByText('Contact not found')).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'Eckert-Mauchly' })).not.toBeInTheDocument();
  });
});
