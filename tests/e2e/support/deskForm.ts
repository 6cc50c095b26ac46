import { expect, type Locator, type Page } from '@playwright/test';

export const pane = (page: Page): Locator =>
  page.getByRole('region', { name: 'Contact', exact: true });

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const phoneBox = (page: Page): Locator => page.getByLabel('Phone Number');

/** The row of the contact of this name; a colleague's contact has a link to it too. */
export const rowLink = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name, exact: true });

/** The contact of this name stands beside the list, whose one marked row is its own and in sight. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  const marked = page.locator('tr[aria-current="true"]');
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('link')).toHaveText(name);
  await expect(marked).toBeInViewport({ ratio: 1 });
}

/** Opens the contact of this name beside the list, and its form. */
export async function openForm(page: Page, name: string): Promise<void> {
  await rowLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await expect(heading(page)).toHaveText('Edit Contact');
}
