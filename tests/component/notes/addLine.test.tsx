import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database, SERVER_TIME, type Fields } from '../fakes/fakeDatabase';
import { live } from '../fakes/firestoreLive';
import { goOfflineByMistake, openSite, pasteInto, reloadSite } from '../fakes/site';

const FAIR = 'Hannover Messe 2026';

const stored = (id: string) => database.read(`businessCards/${id}`);
const notesOf = (id: string) => stored(id)?.['notes'];
const bar = () => screen.getByRole('region', { name: 'Selected contacts' });
const dialog = () => screen.getByRole('dialog', { name: /^Add a line to the notes of/ });
const expectSaid = async (text: string | RegExp) =>
  expect(await screen.findByText(text, { selector: 'div > span' })).toBeVisible();
const press = async (user: UserEvent, name: string, inside = document.body) => {
  await user.click(within(inside).getByRole('button', { name }));
};

function change(id: string, fields: Fields): void {
  database.put(`businessCards/${id}`, { ...stored(id), ...fields });
}

/** The list with all contacts selected, and the dialog open. */
async function openForAll(count: number, prepare = () => {}): Promise<UserEvent> {
  putManyContacts(count);
  prepare();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Contact 001' }));
  await press(user, `Select all ${count} shown`, bar());
  await press(user, 'Add to Notes', bar());
  await screen.findByRole('dialog');
  return user;
}

async function addToAll(user: UserEvent): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Line' }), `${FAIR}{Enter}`);
}

test('says how many change, who has the line already, and who has no room for it', async () => {
  const user = await openForAll(5, () => {
    change('c1', { notes: `Met in Kyoto.\n${FAIR}\nLikes tea.` });
    change('c2', { notes: 'x'.repeat(10_000) });
    change('c3', { notes: `Not ${FAIR}` });
  });
  expect(dialog()).toHaveAccessibleName('Add a line to the notes of 5 contacts');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Line' }), FAIR);
  expect(screen.getByRole('textbox', { name: 'Line' })).toHaveAccessibleDescription(
    'Changes the notes of 3 contacts. 1 contact has this line already. There is no room in the notes of ⁨Contact 002⁩: they hold at most 10,000 characters.',
  );
  await press(user, 'Add Line', dialog());
  await expectSaid('Added the line to the notes of 3 contacts.');
  expect(notesOf('c1')).toBe(`Met in Kyoto.\n${FAIR}\nLikes tea.`);
  expect(notesOf('c2')).toHaveLength(10_000);
  expect(notesOf('c3')).toBe(`Not ${FAIR}\n${FAIR}`);
  expect(stored('c4')).toMatchObject({ notes: FAIR, updatedAt: SERVER_TIME, name: 'Contact 004' });
});

test('begins where the browser says offline and is wrong', async () => {
  const user = await openForAll(2);
  await goOfflineByMistake();
  await addToAll(user);
  await expectSaid('Added the line to the notes of 2 contacts.');
});

test('Undo gives all notes back to the letter, those that were absent too', async () => {
  const user = await openForAll(3, () => {
    change('c1', { notes: 'Met in Kyoto. \r\n' });
    change('c2', { notes: null });
  });
  const before = ['c1', 'c2', 'c3'].map(stored);
  await addToAll(user);
  await expectSaid('Added the line to the notes of 3 contacts.');
  expect(notesOf('c1')).toBe(`Met in Kyoto.\n${FAIR}`);
  await press(user, 'Undo');
  await expectSaid('The notes of 3 contacts no longer have the line.');
  expect(['c1', 'c2', 'c3'].map(stored)).toEqual(
    before.map((fields) => ({ ...fields, updatedAt: SERVER_TIME })),
  );
});

test('Undo takes the line alone where something else was changed since, and names the rest', async () => {
  const user = await openForAll(3);
  await addToAll(user);
  await expectSaid('Added the line to the notes of 3 contacts.');
  change('c1', { notes: `Called.\n${FAIR}\nCall again.`, company: 'Kitz' });
  change('c2', { notes: 'Hannover 2026' });
  database.remove('businessCards/c3');
  await press(user, 'Undo');
  await expectSaid(
    'The notes of ⁨Contact 001⁩ no longer have the line. The line was changed since in the notes of ⁨Contact 002⁩. ⁨Contact 003⁩ was deleted since.',
  );
  expect(stored('c1')).toMatchObject({ notes: 'Called.\nCall again.', company: 'Kitz' });
  expect(notesOf('c2')).toBe('Hannover 2026');
  expect(stored('c3')).toBeUndefined();
});

test('what was changed elsewhere since the list was read is kept, and nothing is asked', async () => {
  const user = await openForAll(2);
  change('c1', { notes: 'From the phone.' });
  change('c2', { notes: FAIR });
  await addToAll(user);
  await expectSaid('Added the line to the notes of ⁨Contact 001⁩. 1 contact has it already.');
  expect(notesOf('c1')).toBe(`From the phone.\n${FAIR}`);
  expect(notesOf('c2')).toBe(FAIR);
});

test('what fails stays selected and is named, and can be tried again', async () => {
  const user = await openForAll(20);
  for (let done = 0; done < 5; done += 1) database.letNext('update businessCards');
  database.failNext('update businessCards', 'resource-exhausted');
  await addToAll(user);
  await expectSaid(/weren’t changed\. The service is busy\./);
  const left = Array.from({ length: 20 }, (_, index) => `c${index + 1}`).filter(
    (id) => notesOf(id) !== FAIR,
  );
  expect(left.length).toBeGreaterThan(0);
  expect(await screen.findByText(`${left.length} selected`, { selector: 'p' })).toBeVisible();
  await press(user, 'Try Again');
  await expectSaid(
    left.length === 1
      ? /^Added the line to the notes of ⁨Contact/
      : `Added the line to the notes of ${left.length} contacts.`,
  );
  expect(notesOf('c20')).toBe(FAIR);
  await press(user, 'Undo');
  await expectSaid('The notes of 20 contacts no longer have the line.');
  expect(Array.from({ length: 20 }, (_, index) => notesOf(`c${index + 1}`))).not.toContain(FAIR);
});

test('what is selected while it runs stays selected, whatever fails', async () => {
  const user = await openForAll(4);
  await press(user, 'Cancel', dialog());
  for (const name of ['Contact 003', 'Contact 004']) {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  await press(user, 'Add to Notes', bar());
  await screen.findByRole('dialog');
  database.letNext('update businessCards');
  const held = database.holdNext('update businessCards');
  await addToAll(user);
  await waitFor(() => {
    expect(database.count('update businessCards')).toBe(2);
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Contact 004' }));
  await act(async () => {
    held.fail('resource-exhausted');
  });
  await expectSaid(/weren’t changed\. The service is busy\..* stays selected\.$/);
  expect(screen.getByText('2 selected', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Contact 004' })).toBeChecked();
});

test('contacts that are refused do not keep the others', async () => {
  const user = await openForAll(20);
  // Each of the first eight is tried once more with a fresh token.
  for (let tries = 0; tries < 16; tries += 1) {
    database.failNext('update businessCards', 'permission-denied');
  }
  await addToAll(user);
  await expectSaid(/^Added the line to the notes of 12 contacts\. .* You don’t have permission/);
});

test('an answer that is lost is no failure: the line is there once, and can be undone', async () => {
  const user = await openForAll(1);
  database.loseAnswer('update businessCards', 'unavailable');
  await addToAll(user);
  await expectSaid('Added the line to the notes of ⁨Contact 001⁩.');
  expect(notesOf('c1')).toBe(FAIR);
  await press(user, 'Undo');
  await expectSaid('The notes of ⁨Contact 001⁩ no longer have the line.');
});

describe('where an answer is lost for good, Undo takes that line too', () => {
  const lines = () => Array.from({ length: 20 }, (_, index) => notesOf(`c${index + 1}`));
  const addToSome = async () => {
    const user = await openForAll(20);
    database.loseAnswer('update businessCards', 'deadline-exceeded');
    await addToAll(user);
    await expectSaid(/It may still have gone through\./);
    return user;
  };

  test('at once', async () => {
    const user = await addToSome();
    const written = lines().filter((line) => line === FAIR).length;
    await press(user, 'Undo');
    await expectSaid(`The notes of ${written} contacts no longer have the line.`);
    expect(lines()).not.toContain(FAIR);
  });

  test('after Try Again, which counts it as added', async () => {
    const user = await addToSome();
    await press(user, 'Try Again');
    await expectSaid(/^Added the line to the notes of \d+ contacts\.$/);
    expect(lines()).toEqual(Array(20).fill(FAIR));
    await press(user, 'Undo');
    await expectSaid('The notes of 20 contacts no longer have the line.');
    expect(lines()).not.toContain(FAIR);
  });
});

test('after ten refusals in a row nothing more is asked', async () => {
  const user = await openForAll(60);
  for (let tries = 0; tries < 100; tries += 1) {
    database.failNext('update businessCards', 'permission-denied');
  }
  await addToAll(user);
  await expectSaid(
    /You don’t have permission to do this\. We stopped after 10 refusals in a row\./,
  );
  // Those that were under way are refused too, and the first eight twice.
  expect(database.count('update businessCards')).toBeLessThanOrEqual(26);
});

test('progress is told, and Stop keeps the rest, which stays selected', async () => {
  const user = await openForAll(60);
  for (let done = 0; done < 12; done += 1) database.letNext('update businessCards');
  const held = Array.from({ length: 8 }, () => database.holdNext('update businessCards'));
  await addToAll(user);
  await expectSaid('Adding the line to 10 of 60...');
  await press(user, 'Stop');
  await act(async () => {
    for (const write of held) write.release();
  });
  await expectSaid(
    /^Added the line to the notes of 20 contacts\. .* and 37 more weren’t changed\. You stopped it\. What is left stays selected\.$/,
  );
  expect(screen.getByText('40 selected', { selector: 'p' })).toBeVisible();
});

test('a line is asked for, and one that all have changes nothing', async () => {
  const user = await openForAll(2, () => {
    change('c1', { notes: FAIR });
    change('c2', { notes: FAIR });
  });
  await press(user, 'Add Line', dialog());
  expect(screen.getByText('Type the line.')).toBeVisible();
  await addToAll(user);
  expect(screen.getByText('There is nothing to change.')).toBeVisible();
  await press(user, 'Cancel', dialog());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('n adds a line to the contact of the row, and on its page', async () => {
  putManyContacts(2);
  const user = openSite('/dashboard');
  await screen.findByRole('button', { name: 'Keyboard Shortcuts' });
  await screen.findByRole('checkbox', { name: 'Select Contact 001' });
  act(() => {
    screen.getByRole('link', { name: 'Contact 002' }).focus();
  });
  await user.keyboard('n');
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(
    'Add a line to the notes of ⁨Contact 002⁩',
  );
  await addToAll(user);
  await expectSaid('Added the line to the notes of ⁨Contact 002⁩.');
  expect(screen.getByRole('link', { name: 'Contact 002' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Contact 002' });
  await user.keyboard('n');
  await screen.findByRole('dialog');
  await user.type(screen.getByRole('textbox', { name: 'Line' }), 'Call her.{Enter}');
  expect(await screen.findByText(/Call her\.$/, { selector: 'bdi' })).toBeVisible();
  expect(notesOf('c2')).toBe(`${FAIR}\nCall her.`);
});

test('Ctrl+Z is the browser’s where something was typed since, whatever else was said meanwhile', async () => {
  const user = await openForAll(3);
  await addToAll(user);
  await expectSaid('Added the line to the notes of 3 contacts.');
  await press(user, 'Copy Email Addresses', bar());
  await expectSaid('None of these contacts has an email address.');
  const box = screen.getByRole('searchbox');
  fireEvent.input(box, { target: { value: 'a' } });
  await press(user, 'Dismiss');
  await expectSaid('Added the line to the notes of 3 contacts.');
  box.focus();
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(true);
});

test('what else is selected stays so where a line cannot be added to a contact that is not', async () => {
  putManyContacts(3);
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Contact 001' }));
  await user.click(screen.getByRole('link', { name: 'Contact 002' }));
  await screen.findByRole('heading', { level: 1, name: 'Contact 002' });
  await user.keyboard('n');
  database.failNext('update businessCards', 'resource-exhausted');
  await addToAll(user);
  await expectSaid(/^The notes of ⁨Contact 002⁩ weren’t changed/);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Contact 001' })).toBeChecked();
});

test('what is changed elsewhere while it runs is not shown as it was before', async () => {
  const others = live.count();
  const user = await openForAll(2);
  await waitFor(() => {
    expect(live.count()).toBe(others + 3);
  });
  database.letNext('update businessCards');
  const held = database.holdNext('update businessCards');
  await addToAll(user);
  await waitFor(() => {
    expect(notesOf('c1')).toBe(FAIR);
  });
  change('c1', { company: 'Kitz' });
  await act(async () => {
    live.tell();
  });
  await screen.findByRole('cell', { name: 'Kitz' });
  await act(async () => {
    held.release();
  });
  await expectSaid('Added the line to the notes of 2 contacts.');
  expect(screen.getByRole('cell', { name: 'Kitz' })).toBeVisible();
});

describe('a line is a draft', () => {
  const RESTORED = 'Your draft is back. It isn’t saved yet.';
  const line = () => screen.findByRole('textbox', { name: 'Line' });
  const openForGrace = async () => {
    const user = openSite('/contact/grace');
    await user.click(await screen.findByRole('button', { name: 'Add to Notes' }));
    return user;
  };
  const reopen = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Add to Notes' }));

  test.each<[string, (user: UserEvent) => Promise<void> | void]>([
    ['a reload', () => reloadSite()],
    ['Escape', () => void fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    [
      'Back',
      async () => {
        window.history.back();
        await screen.findByText('Showing 4 of 4 business cards');
        window.history.forward();
      },
    ],
  ])('%s keeps it, and it is offered where the dialog opens again', async (_, leave) => {
    putFourContacts();
    openSite('/dashboard');
    await screen.findByText('Showing 4 of 4 business cards');
    cleanup();
    const user = await openForGrace();
    await pasteInto(user, await line(), FAIR);
    await leave(user);
    await reopen(user);
    expect(await line()).toHaveValue(FAIR);
    await waitFor(() => expect(screen.getByText(RESTORED)).toBeVisible());
    await press(user, 'Discard Draft');
    expect(await line()).toHaveValue('');
  });

  test('one that was not answered is still there, one that was added or cancelled is not', async () => {
    putFourContacts();
    const user = await openForGrace();
    const held = database.holdNext('update businessCards');
    await user.type(await line(), `${FAIR}{Enter}`);
    await screen.findByText(/^Adding the line to/);
    reloadSite();
    await reopen(user);
    expect(await line()).toHaveValue(FAIR);
    held.release();
    await press(user, 'Cancel');
    await reopen(user);
    expect(await line()).toHaveValue('');
    await user.type(await line(), 'Another{Enter}');
    await expectSaid(/^Added the line/);
    await reopen(user);
    expect(await line()).toHaveValue('');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  test('that for one contact is not offered for another', async () => {
    putFourContacts();
    const user = await openForGrace();
    await pasteInto(user, await line(), FAIR);
    cleanup();
    openSite('/contact/alan');
    await reopen(user);
    expect(await line()).toHaveValue('');
  });
});
