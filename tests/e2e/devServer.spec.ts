import type { Browser, Page } from '@playwright/test';
import { freePorts } from '../../scripts/emulators/ports';
import { startDevServer } from '../../scripts/startDevServer';
import { createUser, type User } from '../setup/accounts';
import { suite } from '../setup/suite';
import { putTenThousand } from '../setup/tenThousand';
import { untilListening } from './support/liveList';
import { signInByForm } from './support/logIn';
import { phoneOf } from './support/phone';
import {
  columnHeader,
  expectCount,
  expectTenThousand,
  expectTools,
  searchBox,
} from './support/shownContacts';
import { expect, test } from './support/test';

/** How many times as much a step may cost on the dev server as on the built site. */
const DEARER = 5;

const STEPS = ['type', 'sort', 'scroll', 'scan'] as const;

/** Of each step: how long the main thread of the page worked, in ms of processor time. */
type Costs = Record<(typeof STEPS)[number], number>;

test(
  'with ten thousand contacts no step on the dev server costs five times what it costs built',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    test.slow();
    const user = await createUser();
    await putTenThousand(user, { notes: 'Zyzzyva' });
    const [port] = await freePorts(1);
    const { CARDFILE_FUNCTIONS: functions = '', CARDFILE_LISTEN: listen = '' } = process.env;
    const { projectId } = suite;
    const vite = await startDevServer(
      { projectId, addresses: { ...suite, functions, listen } },
      port,
    );
    try {
      const built = await costsAt(baseURL ?? '', browser, user);
      const dev = await costsAt(`http://127.0.0.1:${port}`, browser, user);
      console.log('Main thread, in ms:', { built, dev });
      for (const step of STEPS) expect(dev[step], step).toBeLessThan(DEARER * built[step]);
    } finally {
      await vite.close();
    }
  },
);

/** What each step costs on the site that is served at `baseURL`. */
async function costsAt(baseURL: string, browser: Browser, user: User): Promise<Costs> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInByForm(page, user);
  await expectTenThousand(page);
  // The dev server has bundled all that the list needs: no reload of its own disturbs what is measured.
  await untilListening(page, () => page.reload());
  await expectTenThousand(page);
  await expectTools(page);

  const profiler = await context.newCDPSession(page);
  // Time of the processor, as other work on this machine does not count.
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await profiler.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const costOf = async (step: () => Promise<void>): Promise<number> => {
    const before = await worked();
    await step();
    return Math.round((await worked()) - before);
  };

  const costs = {
    type: await costOf(() => type(page)),
    sort: await costOf(() => sort(page)),
    scroll: await costOf(() => scroll(page)),
    scan: await costOf(() => scan(page, user)),
  };
  await context.close();
  return costs;
}

async function type(page: Page): Promise<void> {
  const box = searchBox(page);
  for (const letter of 'zyzzyva') {
    await box.press(letter);
    await drawn(page);
  }
  await expectCount(page, '1', '10,000');
  for (let letter = 0; letter < 'zyzzyva'.length; letter++) {
    await box.press('Backspace');
    await drawn(page);
  }
  await expectCount(page, '10,000', '10,000');
}

async function sort(page: Page): Promise<void> {
  const header = columnHeader(page, 'Name');
  for (const order of ['ascending', 'descending', 'ascending']) {
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
    await drawn(page);
  }
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 5_000);
    await drawn(page);
  }
  await page.mouse.wheel(0, 10_000_000);
  await expect(page.locator('tr[data-index="9999"]')).toBeInViewport();
}

/** A scan, which is gone again afterwards. */
async function scan(page: Page, user: User): Promise<void> {
  const phone = phoneOf(user);
  const id = await phone.scan({ name: 'Just Scanned' });
  await expectCount(page, '10,001', '10,001');
  await phone.remove(id);
}

/** Waits until what has been done is on the screen. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
