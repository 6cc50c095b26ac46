import type { Page } from '@playwright/test';
import { heading, openForm, pane, phoneBox, rowLink } from '../../e2e/support/deskForm';
import { database, refuseNext } from '../support/standIns';
import { openDemo, openList } from '../support/openPages';
import type { PageState } from './PageState';
import { rowOf } from '../../e2e/support/shownContacts';
import { expect } from '../support/test';

/** In px: wide enough for a contact beside the list. */
const DESK = { width: 1440, height: 900 };

const NAME = 'Zoë Brunner';

async function openDesk(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await openList(page);
}

async function openBeside(page: Page): Promise<void> {
  await openDesk(page);
  await rowLink(page, NAME).click();
  await expect(heading(page)).toHaveText(NAME);
}

async function openFormBeside(page: Page): Promise<void> {
  await openDesk(page);
  await openForm(page, NAME);
}

/** The states of a contact that stands beside the list. */
export const deskStates: PageState[] = [
  {
    name: 'form beside the list, with the card',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openFormBeside(page);
      await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
    },
  },
  {
    name: 'contact of a usual account, beside the list',
    route: '/contact/:id',
    open: async (page) => {
      await page.setViewportSize(DESK);
      await openDemo(page);
      await rowLink(page, NAME).click();
      await expect(heading(page)).toHaveText(NAME);
    },
  },
  {
    name: 'contact that does not exist, beside the list',
    route: '/contact/:id',
    open: async (page) => {
      await openDesk(page);
      await page.goto('/contact/nobody');
      await expect(page.getByRole('alert')).toContainText('Contact not found');
    },
  },
  {
    name: 'list and contact that do not load',
    route: '/contact/:id',
    open: async (page) => {
      await openDesk(page);
      database.isOffline = true;
      await page.goto('/contact/somebody');
      await expect(page.getByRole('alert').first()).toContainText('Failed to load');
    },
  },
  {
    name: 'several selected beside the list',
    route: '/contact/:id',
    open: async (page) => {
      await openBeside(page);
      await rowLink(page, NAME).focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.getByText('2 selected')).toBeVisible();
    },
  },
  {
    name: 'More of a contact beside the list',
    route: '/contact/:id',
    open: async (page) => {
      await openBeside(page);
      await pane(page).getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('button', { name: 'QR Code' })).toBeVisible();
    },
  },
  {
    name: 'form that is open again since its save failed',
    route: '/contact/edit/:id',
    open: async (page) => {
      await openFormBeside(page);
      await phoneBox(page).fill('+41 44 555 01 28');
      refuseNext('update businessCards');
      await phoneBox(page).press('Enter');
      await expect(page.getByRole('alert')).toContainText('Failed to update contact.');
    },
  },
  {
    name: 'row of a contact that is being deleted',
    route: '/dashboard',
    open: async (page) => {
      await openDesk(page);
      await rowOf(page, NAME).getByRole('checkbox').click();
      database.holdNext('delete businessCards');
      // With large letters the bar has it in a menu.
      await page.keyboard.press('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.locator('tr[aria-busy]')).toBeVisible();
    },
  },
  {
    name: 'changes that were discarded',
    route: '/contact/:id',
    open: async (page) => {
      await openFormBeside(page);
      await phoneBox(page).fill('+41 44 555 01 28');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Changes discarded.')).toBeVisible();
    },
  },
];
