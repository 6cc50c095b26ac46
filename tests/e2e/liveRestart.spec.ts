import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../build/buildSite';
import { siteVariables } from '../../build/siteVariables';
import { addressesAt, freeSuitePorts } from '../../scripts/emulators/ports';
import { startEmulators } from '../../scripts/emulators/startEmulators';
import { suiteFolder } from '../../scripts/folders';
import { seed } from '../../scripts/seed/seed';
import { PASSWORD } from '../../scripts/seed/writers';
import { phoneOf } from './support/phone';
import { expect, test } from './support/test';

/** In ms: two suites start here, and the SDK waits longer with each call in vain. */
const LIMIT = 300_000;
const RECONNECTED = 120_000;

test.use({ expectedConsoleErrors: ['Failed to load resource'] });

test(
  'the database stops and starts again: the list stays, and hears of the next scan',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(LIMIT);
    const projectId = `demo-cardfile-test-restart-${process.pid}`;
    const folder = suiteFolder(projectId);
    const site = join(folder, 'site');
    const exported = join(folder, 'exported');
    mkdirSync(site, { recursive: true });
    const ports = await freeSuitePorts();
    const addresses = addressesAt(ports);
    await buildSite(siteVariables({ projectId, addresses }), site);
    const start = (more = {}) =>
      startEmulators({
        projectId,
        ports,
        site,
        only: ['auth', 'firestore', 'storage', 'hosting'],
        ...more,
      });
    const first = await start();
    try {
      await seed({ projectId, ...addresses, contacts: 1 });
      const phone = phoneOf({ uid: 'demo' }, { projectId, firestore: addresses.firestore });
      const listens = page.waitForResponse(/\/Listen\/channel/);
      await page.goto(`http://${addresses.hosting}/login`);
      await page.getByLabel('Email').fill('demo@cardfile.example');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await listens;
      await phone.scan({ name: 'Before the Stop' });
      await expect(page.getByRole('link', { name: 'Before the Stop' })).toBeVisible();
      await expect(page.getByText('Showing 49 of 49 business cards')).toBeVisible();

      const saved = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: exported, initiatedBy: 'test' }),
      });
      expect(saved.status).toBe(200);
      await first.stop();
      await page.getByRole('searchbox').fill('Before');
      await expect(page.getByText('Showing 1 of 49 business cards')).toBeVisible();
      await page.getByRole('searchbox').fill('');

      const again = await start({ exported });
      try {
        const began = Date.now();
        await phone.scan({ name: 'After the Start' });
        await expect(page.getByRole('link', { name: 'After the Start' })).toBeVisible({
          timeout: RECONNECTED,
        });
        await expect(page.getByText('Showing 50 of 50 business cards')).toBeVisible();
        console.log(`A scan is there after the database is back: ${Date.now() - began} ms`);
      } finally {
        await again.stop();
      }
    } finally {
      await first.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
