import { expect, type Page } from '@playwright/test';

/** What a user types into the form of the contact page or the support center. */
export interface TypedMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const THANKS = "Thank you for your message! We'll get back to you as soon as possible.";

/** A whole message; the tests change what they are about. */
export const MESSAGE: TypedMessage = {
  name: 'Grace Hopper',
  email: 'grace@customer.example',
  subject: 'Two cards in one picture',
  message: 'Only the first is read.\nWhat can I do?',
};

/** Types a message into the form of the page that stands open. */
export async function typeMessage(
  page: Page,
  { name, email, subject, message }: TypedMessage,
): Promise<void> {
  await box(page, 'Name').fill(name);
  await box(page, 'Email').fill(email);
  await box(page, 'Subject').fill(subject);
  await box(page, 'Message').fill(message);
}

/** Expects the boxes of the form to hold this message. */
export async function expectTyped(page: Page, typed: TypedMessage): Promise<void> {
  await expect(box(page, 'Name')).toHaveValue(typed.name);
  await expect(box(page, 'Email')).toHaveValue(typed.email);
  await expect(box(page, 'Subject')).toHaveValue(typed.subject);
  await expect(box(page, 'Message')).toHaveValue(typed.message);
}

/** Expects this box to have the focus, and its label and the sentence below it to be in sight (R15.100). */
export async function expectSaid(
  page: Page,
  label: Parameters<typeof box>[1],
  words: string,
): Promise<void> {
  const main = page.getByRole('main');
  await expect(box(page, label)).toBeFocused();
  const sentences = main.getByText(words, { exact: true });
  await expect(sentences).toHaveCount(2);
  await expect(sentences.last()).toBeInViewport({ ratio: 1 });
  const name = main.locator('label').filter({ hasText: label });
  const header = await page.getByRole('banner').boundingBox();
  const top = await name.boundingBox();
  expect(top?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
}

/** A box of the form by its label, which may go on: the subject's does where it is optional. */
export function box(page: Page, label: 'Name' | 'Email' | 'Subject' | 'Message') {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
}
