import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deskOf } from '../../e2e/support/WarmContext';
import { fileStorage } from './standIns';

/** Stores the picture of a card, and gives the address where the pages of this site load it. */
export function storeCard(page: Page, path: string): string {
  fileStorage.sent.push({ path, content: readFileSync('scripts/seed/cards/demo-03.jpg') });
  fileStorage.stored.add(path);
  const { origin } = new URL(deskOf(page.context()).url());
  return `${origin}/v0/b/demo-cardfile.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;
}
