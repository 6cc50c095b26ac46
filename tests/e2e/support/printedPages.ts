import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints the page as the browser does, and gives the text of each sheet, blanks and line ends as one blank. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' ').trim());
}
