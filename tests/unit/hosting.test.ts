import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { serveSite } from '../../scripts/siteServer';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
for (const file of ['app.html', '404.html']) writeFileSync(join(folder, file), file);
const site = await serveSite({ folder });
afterAll(() => site.close());

test.each([
  ['/dashboard', 200],
  ['/dashboard/more', 404],
  ['/contact/5aXb9', 200],
  ['/contact/edit', 200],
  ['/contact/edit/5aXb9', 200],
  ['/contact/a/b', 404],
  ['/contact/a/b/c', 404],
  ['/contact/edit/a/b', 404],
  // The names of companies hold anything, and a host may read a slash in one.
  ['/company/Kitz%20GmbH', 200],
  ['/company/A%2FB', 200],
])('%s is answered with %i', async (path, status) => {
  expect((await fetch(site.origin + path)).status).toBe(status);
});
