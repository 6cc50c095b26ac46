import type { Page } from '@playwright/test';
import type { LoadFigures, Round } from './Round';

/** Whose contacts are shown. */
export interface Account {
  email: string;
  password: string;
}

/** Signs in through the login page, as a person does, and waits for all contacts. */
export async function measureSignIn(
  page: Page,
  { email, password }: Account,
): Promise<Round['signIn']> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  return page.evaluate(async () => {
    const { watch } = window;
    await watch.loaded();
    return {
      firstRows: watch.firstRows - watch.pressedAt,
      allRows: watch.allRows - watch.pressedAt,
    };
  });
}

/** Opens a page that shows the contacts of whoever is signed in, and waits for all of them. */
export async function measureLoad(page: Page, path: string): Promise<LoadFigures> {
  await page.goto(path);
  return page.evaluate(async () => {
    const { watch } = window;
    await watch.loaded();
    const tasks = watch.longTasks.map(({ ms }) => ms);
    return {
      firstRows: watch.firstRows,
      allRows: watch.allRows,
      longestTask: Math.max(0, ...tasks),
      longTasks: tasks.reduce((sum, ms) => sum + ms, 0),
    };
  });
}
