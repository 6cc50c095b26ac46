import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { putFourContacts, putManyContacts, shownDay } from '../fakes/contactDocuments';
import { shownNames } from '../fakes/contactsTable';
import { address, openSite } from '../fakes/site';

const ROW_HEIGHT = 40;

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name });
}

/** Gives the table's body the height of `count` rows and a place that follows the scrolling. */
function layOut(count: number): void {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(768);
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 1000, count * ROW_HEIGHT),
  );
}

function scrollTo(top: number): void {
  act(() => {
    window.scrollTo(0, top);
  });
  fireEvent.scroll(window);
}

test('each row shows the six columns; what is missing is empty', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        // Beside a name stands a face with its first letter.
        .map((cell) => (within(cell).queryByRole('link') ?? cell).textContent),
    );
  expect(cells[1]).toEqual([
    'Grace Hopper',
    'Eckert-Mauchly',
    'Programmer',
    'grace@univac.example',
    '+1 (215) 555-0142',
    shownDay('2025-06-15'),
  ]);
  expect(cells[2]).toEqual([
    'Unnamed Contact',
    'Cafe Noir',
    '',
    'bar@noir.example',
    '',
    shownDay('2025-03-03'),
  ]);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5');
});

test('a click on the name, or anywhere in the row, opens the contact', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  expect(link('Grace Hopper')).toHaveAttribute('href', '/contact/grace');

  await user.click(screen.getByRole('cell', { name: 'Bletchley Park' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alan Turing' })).toBeVisible();
  expect(address()).toBe('/contact/alan');
});

test('a click with a modifier key is left to the browser, which opens a new tab', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  // The last listener stands in for the browser, and notes whether the default action is left.
  const left: boolean[] = [];
  const browser = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', browser);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    fireEvent.click(link('Grace Hopper'), { [key]: true });
  }
  expect(left).toEqual([true, true, true, true]);
  expect(address()).toBe('/dashboard');

  fireEvent.click(link('Grace Hopper'));
  window.removeEventListener('click', browser);
  expect(left.at(-1)).toBe(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
});

test('the arrow keys, Home and End move from row to row', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  act(() => {
    link('Alan Turing').focus();
  });
  for (const [key, name] of [
    ['{ArrowDown}', 'Grace Hopper'],
    ['{ArrowDown}', 'Unnamed Contact'],
    ['{ArrowUp}', 'Grace Hopper'],
    ['{End}', 'Zoë Müller'],
    ['{ArrowDown}', 'Zoë Müller'],
    ['{Home}', 'Alan Turing'],
    ['{PageDown}', 'Zoë Müller'],
    ['{PageUp}', 'Alan Turing'],
    ['{Control>}{End}{/Control}', 'Alan Turing'],
  ] as const) {
    await user.keyboard(key);
    expect(link(name), key).toHaveFocus();
  }
});

test('the keys of the rows are said where Tab enters, and not as the name of the table', async () => {
  putFourContacts();
  openSite('/dashboard');
  expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible();
  expect(link('Alan Turing')).toHaveAccessibleDescription('The arrow keys move from row to row.');
  expect(link('Grace Hopper')).not.toHaveAccessibleDescription();
});

test('the table is one stop for the Tab key: the row that had the focus last', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('table');
  const stops = () =>
    screen
      .getAllByRole('cell')
      .flatMap((cell) => within(cell).queryAllByRole('link'))
      .filter((each) => each.tabIndex === 0);
  expect(stops().map((stop) => stop.textContent)).toEqual(['Alan Turing']);

  act(() => {
    link('Alan Turing').focus();
  });
  await user.keyboard('{ArrowDown}');
  expect(stops().map((stop) => stop.textContent)).toEqual(['Grace Hopper']);
});

test('of 200 contacts fewer than 100 rows are drawn, and scrolling reaches all of them', async () => {
  layOut(200);
  putManyContacts(200);
  openSite('/dashboard');
  expect(await screen.findByText('Showing 200 of 200 business cards')).toBeVisible();
  expect(shownNames()[0]).toBe('Contact 001');
  expect(shownNames().length).toBeLessThan(100);
  expect(screen.queryByText('Contact 100')).not.toBeInTheDocument();

  scrollTo(100 * ROW_HEIGHT);
  expect(link('Contact 100')).toBeVisible();
  expect(link('Contact 119')).toBeVisible();
  expect(shownNames().length).toBeLessThan(100);

  scrollTo(200 * ROW_HEIGHT - window.innerHeight);
  expect(shownNames().at(-1)).toBe('Contact 200');
  const last = screen.getByRole('row', { name: /^Contact 200/ });
  expect(last).toHaveAttribute('data-index', '199');
  // The head, and the headings of the months between the rows.
  expect(last).toHaveAttribute('aria-rowindex', '208');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '208');
});

test('a row that is scrolled out of sight keeps the focus', async () => {
  layOut(200);
  putManyContacts(200);
  openSite('/dashboard');
  await screen.findByText('Showing 200 of 200 business cards');
  act(() => {
    link('Contact 002').focus();
  });
  scrollTo(150 * ROW_HEIGHT);
  expect(screen.queryByText('Contact 003')).not.toBeInTheDocument();
  expect(link('Contact 002')).toHaveFocus();
});

test('a table far taller than the screen never draws a hundred rows, however small they are', async () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(768);
  putManyContacts(200);
  openSite('/dashboard');
  await screen.findByText('Showing 200 of 200 business cards');
  expect(shownNames().length).toBeLessThan(100);
});

test('every text that may be cut off, and the date without its year, has its full text as a tooltip', async () => {
  putFourContacts();
  openSite('/dashboard');
  await screen.findByRole('table');
  const row = screen.getByRole('row', { name: /^Grace Hopper/ });
  const titles = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.title);
  expect(titles).toEqual([
    'Grace Hopper',
    'Eckert-Mauchly',
    'Programmer',
    'grace@univac.example',
    '+1 (215) 555-0142',
    shownDay('2025-06-15'),
  ]);
});
