import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { putFourContacts, putManyContacts } from '../fakes/contactDocuments';
import { database } from '../fakes/fakeDatabase';
import { catchSavedFiles } from '../fakes/savedFiles';
import { openSite, pasteInto } from '../fakes/site';

// happy-dom knows no popovers; tests/ui/exportFormats.spec.ts opens and closes the menu for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 21, 23, 30) });
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  return () => {
    vi.useRealTimers();
  };
});

async function openFour() {
  putFourContacts();
  const user = openSite('/dashboard');
  await screen.findByRole('button', { name: 'More ways to export' });
  return user;
}

function item(name: string): HTMLElement {
  return screen.getByRole('menuitem', { name });
}

test.each([
  ['Excel workbook (.xlsx)', 'contacts_export_2025-11-21.xlsx'],
  ['vCard (.vcf)', 'contacts_export_2025-11-21.vcf'],
  ['CSV with all fields', 'contacts_all_fields_2025-11-21.csv'],
])('%s saves what is shown, and says so', async (name, file) => {
  const saved = catchSavedFiles();
  const user = await openFour();
  await pasteInto(user, screen.getByRole('searchbox'), 'noir');
  await user.click(item(name));

  expect(await screen.findByText(`Exported 1 contact to ${file}.`)).toBeVisible();
  expect((await saved()).map((each) => each.name)).toEqual([file]);
  expect(screen.getByRole('button', { name: 'More ways to export' })).toHaveFocus();
});

test('the menu has files, other programs and paper, and keys move in it', async () => {
  const user = await openFour();
  const menu = screen.getByRole('menu', { name: 'More ways to export' });
  const names = [
    ...['Excel workbook (.xlsx)', 'vCard (.vcf)', 'CSV with all fields'],
    ...['Google Contacts', 'Outlook', 'HubSpot', 'Salesforce leads', 'Print'],
  ];
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
  const toggle = screen.getByRole('button', { name: 'More ways to export' });
  expect(toggle).toHaveAttribute('aria-haspopup', 'menu');

  toggle.focus();
  await user.keyboard('{ArrowUp}');
  expect(item('Print')).toHaveFocus();
  toggle.focus();
  await user.keyboard('{ArrowDown}');
  expect(item('Excel workbook (.xlsx)')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('vCard (.vcf)')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(item('Print')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Excel workbook (.xlsx)')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Print')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Excel workbook (.xlsx)')).toHaveFocus();
  await user.keyboard('c');
  expect(item('CSV with all fields')).toHaveFocus();
});

test('a key in the menu does nothing to the list', async () => {
  const user = await openFour();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  item('Print').focus();
  await user.keyboard('x{ArrowDown}{Escape}');
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a key with a modifier is the browser’s', async () => {
  await openFour();
  const entry = item('CSV with all fields');
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    for (const key of ['r', 'c', 'p', 'ArrowDown']) {
      // `false` where somebody prevents what the browser would do.
      expect(fireEvent.keyDown(entry, { key, [modifier]: true }), modifier).toBe(true);
    }
  }
});

test('while contacts are on their way Print is off, and a file waits for all', async () => {
  vi.useRealTimers();
  const print = vi.fn();
  window.print = print;
  const saved = catchSavedFiles();
  putManyContacts(120);
  database.letNewest();
  const rest = database.holdNext('list businessCards');
  const user = openSite('/dashboard');
  await screen.findByRole('button', { name: 'More ways to export' });
  expect(item('Print')).toHaveAttribute('aria-disabled', 'true');
  await user.click(item('Print'));
  expect(print).not.toHaveBeenCalled();

  await user.click(item('vCard (.vcf)'));
  await screen.findByRole('button', { name: 'Waiting for all contacts...' });
  const toggle = screen.getByRole('button', { name: 'More ways to export' });
  expect(toggle).toHaveAttribute('aria-disabled', 'true');
  expect(toggle).toHaveFocus();
  rest.release();
  expect(
    await screen.findByText(/^Exported 120 contacts to contacts_export_.*\.vcf\.$/),
  ).toBeVisible();
  const [file] = await saved();
  expect(file?.text.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(120);
  await user.click(item('Print'));
  expect(print).toHaveBeenCalledOnce();
});

test('what was done is said, can be dismissed, and is said again', async () => {
  catchSavedFiles();
  const user = await openFour();
  const words = 'Exported 4 contacts to contacts_export_2025-11-21.csv.';
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText(words);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(words)).toBeVisible();
});
