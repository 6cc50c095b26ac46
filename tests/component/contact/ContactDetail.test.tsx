import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { graceHopper, shownDay } from '../fakes/contactDocuments';
import { database, timestamp, type Fields } from '../fakes/fakeDatabase';
import { openSite } from '../fakes/site';

/** Opens the page of a contact whose document differs from Grace Hopper's in `more`. */
async function openContact(more: Fields): Promise<void> {
  database.put('businessCards/grace', graceHopper(more));
  openSite('/contact/grace');
  await screen.findByRole('heading', { level: 2, name: 'Contact Information' });
}

/** The "Contact Information" table as [label, text] pairs. */
function facts(): (string | null)[][] {
  return screen
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
}

/** The head of the page; no banner, for it stands inside of the main part. */
function header(): HTMLElement {
  return screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
}

function attributes(name: string): (string | null)[] {
  // A name computed here has a space where a line may break.
  const link = screen.getAllByRole('link').find(({ textContent }) => textContent === name);
  return ['href', 'target', 'rel'].map((attribute) => link?.getAttribute(attribute) ?? null);
}

test('shows every field', async () => {
  await openContact({});
  expect(facts()).toEqual([
    ['Name', 'Grace Hopper'],
    ['Title', 'Programmer'],
    ['Company', 'Eckert-Mauchly'],
    ['Email', 'grace@univac.example'],
    ['Phone', '+1 (215) 555-0142'],
    ['Website', 'univac.example/people (opens in a new tab)'],
    ['Address', '3747 Ridge Avenue, Philadelphia (opens in a new tab)'],
    ['Added', shownDay('2025-06-15')],
    ['Updated', shownDay('2025-07-02')],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Business Card' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Notes' })).toBeVisible();
  const notes = screen.getByText(/^Met in Philadelphia/);
  expect(notes.textContent).toBe('Met in Philadelphia.\nAsked about compilers.');
  expect(header().textContent).toBe('GGrace HopperProgrammerEckert-Mauchly');
});

test('tags stand in the order in which they are stored', async () => {
  await openContact({ tags: ['Fair', '', { odd: true }, 'مورد', 'Fair'] });
  const tags = within(header()).getByRole('list', { name: 'Tags' });
  const shown = within(tags).getAllByRole('listitem');
  expect(shown.map((tag) => tag.textContent)).toEqual(['Fair', 'مورد']);
});

test('missing values are left out, with their labels', async () => {
  const bare = {
    title: '',
    company: '  ',
    email: undefined,
    phone: null,
    website: '',
    address: '',
  };
  await openContact({ ...bare, notes: ' ', updatedAt: 'soon', cardImageURL: '' });
  expect(facts()).toEqual([
    ['Name', 'Grace Hopper'],
    ['Added', shownDay('2025-06-15')],
  ]);
  expect(screen.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Invalid Date|undefined|null/)).not.toBeInTheDocument();
});

test('a contact without a name is an Unnamed Contact, with the initial of its company', async () => {
  await openContact({ name: '' });
  expect(screen.getByRole('heading', { level: 1, name: 'Unnamed Contact' })).toBeVisible();
  expect(document.title).toBe('Unnamed Contact · Cardfile');
  expect(screen.queryByRole('rowheader', { name: 'Name' })).not.toBeInTheDocument();
  expect(header().textContent).toBe('EUnnamed ContactProgrammerEckert-Mauchly');
});

test('every stored form of a date is read', async () => {
  await openContact({
    createdAt: '2025-06-15T12:00:00Z',
    updatedAt: timestamp('2025-07-02T12:00:00Z').toDate().getTime(),
  });
  expect(facts().slice(-2)).toEqual([
    ['Added', shownDay('2025-06-15')],
    ['Updated', shownDay('2025-07-02')],
  ]);
});

test('links go where they say, and other sites open in a new tab', async () => {
  await openContact({});
  expect(attributes('grace@univac.example')).toEqual(['mailto:grace@univac.example', null, null]);
  expect(attributes('+1 (215) 555-0142')).toEqual(['tel:+12155550142', null, null]);
  expect(attributes('univac.example/people (opens in a new tab)')).toEqual([
    'https://univac.example/people',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(attributes('3747 Ridge Avenue, Philadelphia (opens in a new tab)')).toEqual([
    'https://www.google.com/maps/search/?api=1&query=3747%20Ridge%20Avenue%2C%20Philadelphia',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('a website that says http keeps it', async () => {
  await openContact({ website: 'http://univac.example' });
  expect(attributes('http://univac.example (opens in a new tab)')[0]).toBe(
    'http://univac.example/',
  );
});

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'data:text/html,<script>alert(1)</script>'],
  ['website', 'https://user:secret@evil.example'],
  ['website', 'java script:alert(1)'],
  ['email', 'grace@univac.example?bcc=all@evil.example'],
  ['email', 'grace@univac.example, all@evil.example'],
  ['email', 'javascript:alert(1)'],
  ['phone', 'ask at the desk'],
  ['phone', 'javascript:alert()'],
  ['phone', '*21*+971501234567#'],
])('a hostile or invalid %s (%s) is shown as plain text', async (field, text) => {
  await openContact({ email: '', phone: '', website: '', address: '', [field]: text });
  const cell = screen.getByRole('cell', { name: text });
  expect(cell.innerHTML).not.toMatch(/<(?:a|script)\b/);
});

test('the photo stands in for the initial, unless it is broken', async () => {
  await openContact({ photoURL: 'https://photos.example/grace.jpg' });
  const photo = within(header()).getByRole('presentation', { hidden: true });
  expect(photo).toHaveAttribute('src', 'https://photos.example/grace.jpg');
  expect(header().textContent).toBe('Grace HopperProgrammerEckert-Mauchly');

  fireEvent.error(photo);
  expect(photo).not.toBeInTheDocument();
  expect(header().textContent).toBe('GGrace HopperProgrammerEckert-Mauchly');
});

test('a photo from an unsafe address is not requested', async () => {
  await openContact({ photoURL: 'http://track.example/pixel.gif' });
  expect(within(header()).queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
});
