import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { putFourContacts, putManyContacts, shownDay } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { database } from '../fakes/fakeDatabase';
import { paper, printed } from '../fakes/printedPaper';
import { openSite } from '../fakes/site';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 21, 23, 30) });
  return () => {
    vi.useRealTimers();
  };
});

/** Opens the list and waits until it can be printed. */
async function openList(path = '/dashboard') {
  const user = openSite(path);
  await screen.findByRole('button', { name: 'Export CSV' });
  return user;
}

const today = shownDay('2025-11-21');

test('paper has the six columns as the list shows them, in its order', async () => {
  putFourContacts();
  await openList('/dashboard?sort=name');
  await screen.findByText('Showing 4 of 4 business cards');

  expect(printed()).toEqual({
    words: ['Contacts', `4 business cards, ${today}.`],
    rows: [
      ['Name', 'Company', 'Title', 'Email', 'Phone', 'Date Added'],
      [
        ...['Alan Turing', 'Bletchley Park', 'Zoologist', 'm@bletchley.example'],
        ...['+44 20 7946 0001', shownDay('2025-09-20')],
      ],
      [
        ...['Grace Hopper', 'Eckert-Mauchly', 'Programmer', 'grace@univac.example'],
        ...['+1 (215) 555-0142', shownDay('2025-06-15')],
      ],
      [
        ...['Zoë Müller', 'aachen Werke', 'analyst', 'zoe@werke.example'],
        ...['+49 241 555 0103', shownDay('2025-01-31')],
      ],
      ['', 'Cafe Noir', '', 'bar@noir.example', '', shownDay('2025-03-03')],
    ],
  });
});

test('all that a search shows are on paper, not the drawn rows alone', async () => {
  putManyContacts(240);
  const user = await openList();
  await screen.findByText('Showing 240 of 240 business cards');
  expect(shownNames().length).toBeLessThan(120);
  expect(printed().rows).toHaveLength(241);
  expect(printed().rows).toHaveLength(241);

  await user.type(screen.getByRole('searchbox'), '24');
  const { words, rows } = printed();
  expect(words[1]).toBe(`4 business cards for “24”, ${today}.`);
  expect(rows.slice(1).map(([name]) => name)).toEqual([
    ...['Contact 024', 'Contact 124', 'Contact 224', 'Contact 240'],
  ]);
});

test('paper says so when it lacks contacts', async () => {
  putManyContacts(120);
  database.letNewest();
  database.holdNext('list businessCards');
  await openList();
  await screen.findByText('Showing 50 of 50 business cards. Loading the rest...');
  expect(printed().words[1]).toBe(
    `50 business cards, ${today}. Only some of your contacts were loaded.`,
  );
});

test('selected contacts are printed alone', async () => {
  putManyContacts(3);
  const user = await openList('/dashboard?sort=name');
  const box = await screen.findByRole('checkbox', { name: 'Select Contact 003' });
  await user.click(box);
  expect(box).toBeChecked();
  expect(printed().words[1]).toBe(`1 selected business card, ${today}.`);
  await user.click(screen.getByRole('checkbox', { name: 'Select Contact 001' }));
  await user.type(screen.getByRole('searchbox'), '03');
  const { words, rows } = printed();
  expect(words[1]).toBe(`2 selected business cards, ${today}.`);
  // Those that are not shown come last.
  expect(rows.slice(1).map(([name]) => name)).toEqual(['Contact 003', 'Contact 001']);
});

test('the next key or press takes it out of the document, and so does the way back', async () => {
  putFourContacts();
  const user = await openList();
  printed();
  await user.keyboard('{Shift}');
  expect(paper()).toBeNull();
  printed();
  await user.click(screen.getByRole('link', { name: 'Grace Hopper' }));
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(paper()).toBeNull();
  window.history.back();
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(printed().rows).toHaveLength(5);
  window.history.forward();
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(paper()).toBeNull();
  expect(printed().rows).toEqual([]);
});
