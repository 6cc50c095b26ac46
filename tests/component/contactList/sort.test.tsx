import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { address, openSite } from '../fakes/site';

const ALAN = 'Alan Turing';
const GRACE = 'Grace Hopper';
const ZOE = 'Zoë Müller';
const NONE = 'Unnamed Contact';

function header(label: string): HTMLElement {
  return screen.getByRole('columnheader', { name: label });
}

/** Each header's aria-sort with its arrow: null for other columns, whose arrow is the style sheet's to show at hover. */
function marks(): Record<string, [sort: string | null, arrow: string | null]> {
  return Object.fromEntries(
    screen.getAllByRole('columnheader').map((cell) => {
      const sort = cell.getAttribute('aria-sort');
      const arrow = / d="([^"]+)"/.exec(cell.innerHTML)?.[1] ?? null;
      return [cell.textContent, [sort, sort && arrow]];
    }),
  );
}

test('the newest contact comes first, and the header says so', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  expect(shownNames()).toEqual([ALAN, GRACE, NONE, ZOE]);
  expect(Object.keys(marks())).toEqual([
    'Name',
    'Company',
    'Title',
    'Email',
    'Phone',
    'Date Added',
  ]);
  expect(marks()).toMatchObject({
    Name: [null, null],
    Company: [null, null],
    Title: [null, null],
    Email: [null, null],
    Phone: [null, null],
    'Date Added': ['descending', expect.any(String)],
  });
});

test.each([
  ['Name', 'name', [ALAN, GRACE, ZOE, NONE], [ZOE, GRACE, ALAN, NONE]],
  ['Company', 'company', [ZOE, ALAN, NONE, GRACE], [GRACE, NONE, ALAN, ZOE]],
  ['Title', 'title', [ZOE, GRACE, ALAN, NONE], [ALAN, GRACE, ZOE, NONE]],
  ['Email', 'email', [NONE, GRACE, ALAN, ZOE], [ZOE, ALAN, GRACE, NONE]],
  ['Phone', 'phone', [GRACE, ALAN, ZOE, NONE], [ZOE, ALAN, GRACE, NONE]],
])('%s sorts both ways, missing ones last', async (label, column, upwards, downwards) => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');

  await user.click(within(header(label)).getByRole('button'));
  expect(shownNames()).toEqual(upwards);
  const up = marks();
  expect(up[label]).toEqual(['ascending', expect.any(String)]);
  expect(up['Date Added']).toEqual([null, null]);
  await waitFor(() => {
    expect(address()).toBe(`/dashboard?sort=${column}`);
  });

  await user.click(within(header(label)).getByRole('button'));
  expect(shownNames()).toEqual(downwards);
  const down = marks();
  expect(down[label]).toEqual(['descending', expect.any(String)]);
  expect(down[label]?.[1]).not.toBe(up[label]?.[1]);
  await waitFor(() => {
    expect(address()).toBe(`/dashboard?sort=${column}&direction=desc`);
  });
});

test('Date Added reverses at the first click, and again at the second', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  await user.click(within(header('Date Added')).getByRole('button'));
  expect(shownNames()).toEqual([ZOE, NONE, GRACE, ALAN]);
  expect(marks()['Date Added']).toEqual(['ascending', expect.any(String)]);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?direction=asc');
  });

  await user.click(within(header('Date Added')).getByRole('button'));
  expect(shownNames()).toEqual([ALAN, GRACE, NONE, ZOE]);
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test('another column starts ascending', async () => {
  putFourContacts();
  const user = openSite('/dashboard?sort=name&direction=desc');
  await screen.findByRole('table');
  expect(shownNames()).toEqual([ZOE, GRACE, ALAN, NONE]);
  await user.click(within(header('Company')).getByRole('button'));
  expect(shownNames()).toEqual([ZOE, ALAN, NONE, GRACE]);
  expect(marks()['Name']).toEqual([null, null]);
});

test('search and sort are read from the address together', async () => {
  putFourContacts();
  openSite('/dashboard?search=.example&sort=email&direction=desc');
  await screen.findByRole('table');
  expect(shownNames()).toEqual([ZOE, ALAN, GRACE, NONE]);
  expect(marks()['Email']).toEqual(['descending', expect.any(String)]);
});

test.each(['?sort=notes', '?sort=name%20', '?direction=sideways', '?sort=__proto__'])(
  'an address with an invalid order (%s) gives the usual order',
  async (search) => {
    putFourContacts();
    openSite(`/dashboard${search}`);
    await screen.findByRole('table');
    expect(shownNames()).toEqual([ALAN, GRACE, NONE, ZOE]);
  },
);
