import type { Page } from '@playwright/test';
import type { Path } from '../../../src/routes';

/** A state that a page can be in, and how to get there. */
export interface PageState {
  name: string;
  route: Path;
  open: (page: Page) => Promise<void>;
}
