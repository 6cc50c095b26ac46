import type { BrowserContext, Page } from '@playwright/test';
import { searchBox } from '../e2e/support/shownContacts';
import { goToDesk } from '../e2e/support/WarmContext';
import { SLOW } from '../setup/slow';
import { lookAtPage, type Look } from './look';
import { ALL, type Query } from './model';

const timeout = 10_000 * SLOW;

/** Another tab of the same person, in the same browser. Between the steps it stands at its list. */
export class SecondTab {
  readonly page: Page;
  /** How it looks at the list. */
  query: Query = ALL;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, prepare: (page: Page) => Promise<void>) {
    const page = await context.newPage();
    await prepare(page);
    const tab = new SecondTab(page);
    await tab.goToList();
    return tab;
  }

  async goToList(): Promise<void> {
    this.query = ALL;
    // To go where one is would be a reload, with what the entry of the history holds.
    await goToDesk(this.page);
    await this.page.goto('/dashboard');
    await this.page.getByRole('table').waitFor({ timeout });
  }

  look(): Promise<Look> {
    return this.page.evaluate(lookAtPage);
  }

  async search(search: string): Promise<void> {
    await searchBox(this.page).fill(search, { timeout });
    this.query = { ...ALL, search };
  }

  async edit(id: string, address: string): Promise<void> {
    await this.page.goto(`/contact/edit/${id}`);
    await this.page.locator('form [name="address"]').fill(address, { timeout });
    await this.page.getByRole('button', { name: 'Save Changes' }).click({ timeout });
    await this.page.getByText('Your changes were saved.').waitFor({ timeout });
    await this.goToList();
  }

  async remove(id: string): Promise<void> {
    await this.page.goto(`/contact/${id}`);
    await this.page.locator('h1:visible').press('Delete', { timeout });
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete', exact: true }).click({ timeout });
    await this.page.getByRole('button', { name: 'Undo' }).waitFor({ timeout });
    await this.goToList();
  }
}
