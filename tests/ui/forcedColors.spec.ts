import type { Locator, Page } from '@playwright/test';
import { expectFocusInSight } from '../e2e/support/keyboardFocus';
import { openCard, openContact, openList } from './support/openPages';
import { openList as openNumbered } from './support/openList';
import { rowOf } from '../e2e/support/shownContacts';
import { numberedContacts } from './support/storedContacts';
import { expect, test } from './support/test';

// Forced colours remove fills and shadows: what only they showed must show in another way.
test.describe('with forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });

  test('the chosen billing period is marked', async ({ page }) => {
    await page.goto('/features');
    await page.getByRole('radio', { name: 'Annual Save 48%' }).check();
    const highlight = await systemColor(page, 'Highlight');
    const [monthly, annual] = ['Monthly', 'Annual'].map((billing) =>
      page.locator('label > span').filter({ hasText: billing }),
    ) as [Locator, Locator];
    await expect(monthly).not.toHaveCSS('background-color', highlight);
    await expect(annual).toHaveCSS('background-color', highlight);
    await expect(annual).toHaveCSS('color', await systemColor(page, 'HighlightText'));
  });

  test('boxes and buttons keep a frame', async ({ page }) => {
    await page.goto('/login');
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await expectFramed(login);
    // Its words are not under a plate of their own colour.
    await expect(login).toHaveCSS('forced-color-adjust', 'none');
    await expect(login).toHaveCSS('color', await systemColor(page, 'Canvas'));
    await expect(login).toHaveCSS('background-color', await systemColor(page, 'CanvasText'));
    await expectFramed(page.getByLabel('Email').locator('..'));
    await openContact(page, 'Donau');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expectFramed(question);
    await expectFramed(question.getByRole('button', { name: 'Delete' }));
    await expectFramed(question.getByRole('button', { name: 'Cancel' }));
  });

  test('the list shows current page, progress, avatar and focus', async ({ page }) => {
    await openList(page);
    const here = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contacts' });
    await expect(here).toHaveAttribute('aria-current', /page|true/);
    await expect(here).toHaveCSS('text-decoration-line', 'underline');
    await expectFramed(page.getByRole('progressbar'));
    await expectFramed(page.getByRole('searchbox'));
    await expectFramed(page.getByRole('banner').getByText('A', { exact: true }));

    const sort = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
    await sort.focus();
    await page.keyboard.press('Enter');
    await expectFocusInSight(page);
    await expect(sort).toHaveCSS('outline-color', await systemColor(page, 'Highlight'));
    await expectDrawn(sort.locator('svg'));
  });

  test('beside the list the row of the contact, months and boxes are told', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const phone = '+1 555 0100';
    await openNumbered(
      page,
      numberedContacts(60).map((contact) => ({ ...contact, phone })),
    );
    await page.getByRole('link', { name: 'Person 002', exact: true }).click();
    const canvas = await systemColor(page, 'Canvas');
    const shown = rowOf(page, 'Person 002');
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await expect(shown).toHaveCSS('border-left-width', '3px');
    await expect(shown).not.toHaveCSS('border-left-color', canvas);
    await expect(rowOf(page, 'Person 003')).toHaveCSS('border-left-width', '0px');
    await expectFramed(page.getByRole('rowheader', { name: /^October 2026/ }));

    await page.getByRole('link', { name: 'Edit Contact' }).click();
    await expectFramed(page.getByLabel('Company').locator('..'));
    await expectFramed(page.getByLabel('Phone Number').locator('..'));
  });

  test('each icon uses a system colour', async ({ page }) => {
    await openCard(page);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expectDrawn(close.locator('svg'));
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const icons = page.getByRole('dialog', { name: 'Menu' }).locator('li svg');
    await expect(icons).not.toHaveCount(0);
    for (const icon of await icons.all()) await expectDrawn(icon);
  });
});

async function expectFramed(box: Locator): Promise<void> {
  await expect(box).toHaveCSS('border-top-style', 'solid');
  await expect(box).toHaveCSS('border-top-width', '1px');
  await expect(box).not.toHaveCSS('border-top-color', await systemColor(box.page(), 'Canvas'));
}

async function expectDrawn(icon: Locator): Promise<void> {
  const colors = ['CanvasText', 'ButtonText', 'LinkText'];
  const allowed = await Promise.all(colors.map((color) => systemColor(icon.page(), color)));
  const stroke = await icon.evaluate((element) => getComputedStyle(element).stroke);
  expect(allowed).toContain(stroke);
}

/** A colour that the reader has chosen, as the browser computes it. */
async function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('span');
    // The forcing would make any colour one of the reader's.
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.color = color;
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);
}
