import type { Page } from '@playwright/test';

/** A picture of a part of the product, at phone width, where words stay readable when it is small. */
export interface Still {
  name: string;
  path: string;
  /** Gets the page ready. */
  ready: (page: Page) => Promise<void>;
  /** Where the part begins, in CSS px from the top. */
  top: number;
}

export const stillSize = { width: 420, height: 440 };

export const stills: readonly Still[] = [
  {
    name: 'scan',
    path: '/contact/edit/demo-12',
    ready: (page) => page.getByLabel('Full Name').waitFor(),
    top: 172,
  },
  {
    name: 'store',
    path: '/contact/demo-36',
    ready: (page) => page.getByText('Business Card', { exact: true }).waitFor(),
    top: 112,
  },
  {
    name: 'manage',
    path: '/dashboard?search=co&sort=company',
    ready: (page) => page.getByText(/Showing \d+ of 48/).waitFor(),
    top: 352,
  },
];
