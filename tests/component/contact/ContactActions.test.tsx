import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWriters } from '../../../src/contacts/export/late';
import { graceHopper } from '../fakes/contactDocuments';
import { database, type Fields } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { openSite } from '../fakes/site';

vi.mock(import('../../../src/contacts/export/late'), async (original) => {
  const late = await original();
  return { ...late, loadWriters: vi.fn(late.loadWriters) };
});

async function openContact(more: Fields = {}) {
  database.put('businessCards/grace', graceHopper(more));
  const user = openSite('/contact/grace');
  await screen.findByRole('heading', { level: 2, name: 'Contact Information' });
  return user;
}

afterEach(() => {
  vi.useRealTimers();
});

const copyButton = (name: string) => screen.getByRole('button', { name });

test('from the heading on, Tab comes to the actions first, in this order', async () => {
  const user = await openContact();
  screen.getByRole('heading', { level: 1 }).focus();
  for (const [role, name] of [
    ['link', 'Email'],
    ['link', 'Call'],
    ['link', 'Edit Contact'],
    ['button', 'More'],
    ['button', 'Write Email With'],
    ['button', 'Add to Notes'],
    ['button', 'Save to Contacts'],
    ['button', 'QR Code'],
    ['button', 'Print'],
    ['button', 'Delete'],
    ['link', 'Back'],
  ] as const) {
    await user.tab();
    expect(screen.getByRole(role, { name })).toHaveFocus();
  }
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:grace@univac.example',
  );
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12155550142');
});

test('Email and Call are there only where the text is safe as a link', async () => {
  await openContact({ email: 'grace@univac.example?bcc=all@evil.example', phone: '*21*555#' });
  expect(screen.queryByRole('link', { name: 'Email' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Call' })).not.toBeInTheDocument();
});

test.each([
  ['030 901820', '10117 Berlin, Germany', 'tel:+4930901820'],
  ['02 6630 7129', 'Milano, Italia', 'tel:+390266307129'],
  // Not valid there, or of nowhere.
  ['112', '10117 Berlin, Germany', 'tel:112'],
  ['030 901820', 'Unter den Linden 1', 'tel:030901820'],
])('Call dials %s of %s as %s', async (phone, address, link) => {
  await openContact({ phone, address });
  const call = screen.getByRole('link', { name: 'Call' });
  await waitFor(() => expect(call).toHaveAttribute('href', link));
});

test.each([
  ['email', 'Email', 'grace@univac.example'],
  ['phone', 'Phone', '+1 (215) 555-0142'],
  ['website', 'Website', 'univac.example/people'],
  ['address', 'Address', '3747 Ridge Avenue, Philadelphia'],
])('the %s can be copied, which is said', async (name, label, text) => {
  const user = await openContact();
  await user.click(copyButton(`Copy ${name}`));
  expect(await screen.findByRole('status')).toHaveTextContent(`${label} copied`);
  expect(await navigator.clipboard.readText()).toBe(text);
});

test('what is said once more is read out once more', async () => {
  const user = await openContact();
  await user.click(copyButton('Copy email'));
  const first = await screen.findByText('Email copied');
  await user.click(copyButton('Copy email'));
  await waitFor(() => {
    expect(screen.getByText('Email copied')).not.toBe(first);
  });
});

test('what is copied once more is said for its whole time', async () => {
  await openContact();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  fireEvent.click(copyButton('Copy email'));
  await pass(1500);
  fireEvent.click(copyButton('Copy email'));
  await pass(1500);
  expect(screen.getByText('Email copied')).toBeInTheDocument();
  await pass(600);
  expect(screen.queryByText('Email copied')).not.toBeInTheDocument();
});

test('what has no value has no button, and name, title and company have none', async () => {
  await openContact({ email: '', website: '' });
  const buttons = screen.getAllByRole('button', { name: /^Copy/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy phone',
    'Copy address',
  ]);
});

test('a browser that refuses to copy is no silent failure', async () => {
  const user = await openContact();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowed'));
  await user.click(copyButton('Copy phone'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your browser didn’t let us copy the phone. Select it and copy it yourself.',
  );
});

test('Save to Contacts gives a vCard of this one contact', async () => {
  const user = await openContact({ name: '../Grace: Hopper' });
  const saved = catchSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Save to Contacts' }));
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Saved as \u2068.*Grace Hopper\.vcf\u2069\. Open it to add the contact\.$/,
  );
  const [file] = await saved();
  expect(file?.name).toBe('Grace Hopper.vcf');
  expect(file?.text).toMatch(/^BEGIN:VCARD\r\n[^]*EMAIL;[^]*END:VCARD\r\n$/);
});

test.each([
  ['Save to Contacts', 'export this contact'],
  ['QR Code', 'make the QR code'],
])('%s says where its code does not come, and works at the next press', async (name, what) => {
  catchSavedFiles();
  const user = await openContact();
  vi.mocked(loadWriters).mockRejectedValueOnce(new Error('No network'));
  await user.click(screen.getByRole('button', { name }));
  const words = `We couldn’t ${what}. Check your connection or reload the page, then try again.`;
  expect(await screen.findByText(words)).toBeVisible();
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await user.click(close);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/^Scan with a phone|^Saved as/)).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('the QR code stands in a dialog, and what it leaves out is said', async () => {
  const user = await openContact({ address: 'x'.repeat(400), website: '' });
  await user.click(screen.getByRole('button', { name: 'QR Code' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: /^QR code of .Grace Hopper.$/ })).toBeVisible();
  expect(
    dialog.getByText('This contact is too long for a QR code. Left out: address.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Print prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = await openContact();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
