import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints the page as the browser does, and gives its sheets. */
export async function printedPages(page: Page): Promise<string[]> {
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }));
}

/** The text of each sheet of a PDF, blanks and line ends as one blank. */
export async function sheetsOf(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' ').trim());
}
