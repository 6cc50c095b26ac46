import { expectShown, heading, pane, phoneBox, rowLink } from '../e2e/support/deskForm';
import { expectCount } from '../e2e/support/shownContacts';
import { storeCard } from './support/files';
import { openList } from './support/openList';
import { database } from './support/standIns';
import { numberedContacts, putContacts } from './support/storedContacts';
import { createUser, expect, signIn, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const countReads = () => database.count('get businessCards');

test('arrows and j, k walk: the pane follows, and the address when one rests', async ({ page }) => {
  const { ids } = await openList(page, numberedContacts(30));
  await rowLink(page, 'Person 001').click();
  await expectShown(page, 'Person 001');
  for (const key of ['ArrowDown', 'j', 'ArrowDown']) await page.keyboard.press(key);
  await expectShown(page, 'Person 004');
  await expect(rowLink(page, 'Person 004')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/contact/${ids[3] ?? ''}$`));
  await page.keyboard.press('k');
  await expectShown(page, 'Person 003');

  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rowLink(page, 'Person 003')).toBeFocused();

  // Within the pane the focus stays there.
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('j');
  await expectShown(page, 'Person 004');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowLink(page, 'Person 004')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('with a stopped clock', () => {
  test('a walk keeps the elements of the pane, and says nothing of the contact before', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const contacts = numberedContacts(3).map((contact, index) => ({
      ...contact,
      phone: `+971 50 000 000${String(index)}`,
      notes: index === 0 ? 'Met at the gate' : '',
    }));
    await openList(page, contacts);
    await rowLink(page, 'Person 001').click();
    await expectShown(page, 'Person 001');
    const edit = page.getByRole('link', { name: 'Edit Contact' });
    await edit.evaluate((link) => link.setAttribute('data-kept', ''));
    // By itself the mark would go in a moment.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await page.getByRole('button', { name: 'Copy phone' }).click();
    await expect(page.locator('[data-copied]')).toHaveCount(1);
    await page.keyboard.press('j');
    await expectShown(page, 'Person 002');
    await expect(page.locator('[data-copied]')).toHaveCount(0);
    await page.clock.resume();
    await expect(pane(page)).not.toContainText('Met at the gate');
    await expect(heading(page)).toBeFocused();

    await page.keyboard.press('j');
    await expectShown(page, 'Person 003');
    await expect(edit).toHaveAttribute('data-kept');
    await page.keyboard.press('e');
    await expect(phoneBox(page)).toHaveValue('+971 50 000 0002');
  });
});

test(
  'an arrow that is held over 200 rows reads nothing on the way, and ends on its contact',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    const address = storeCard(page, `card_images/${user.uid}/c.jpg`);
    const contacts = numberedContacts(300).map((contact, index) => ({
      ...contact,
      cardImageURL: `${address}&card=${String(index)}`,
    }));
    const ids = await putContacts(user, contacts);
    await signIn(page, user);
    await expectCount(page, '300', '300');
    await rowLink(page, 'Person 001').click();
    await expectShown(page, 'Person 001');
    await expect.poll(countReads).toBeGreaterThan(0);
    await expect(page.getByRole('article').getByRole('img')).toBeVisible();
    const readBefore = countReads();
    let pictures = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures += 1;
    });

    await page.evaluate(watchWalk);
    for (let press = 0; press < 200; press += 1) await page.keyboard.down('ArrowDown');
    const onTheWay = { reads: countReads() - readBefore, pictures };
    await page.keyboard.up('ArrowDown');
    const walk = await page.evaluate(() => (window as unknown as { walk: Promise<Walk> }).walk);
    await expectShown(page, 'Person 201');
    await expect(rowLink(page, 'Person 201')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/contact/${ids[200] ?? ''}$`));

    // Where a busy machine makes a pause between two keys, that is a rest like any other.
    const longRests = walk.pauses.filter((ms) => ms > 190).length;
    expect(onTheWay.reads).toBeLessThanOrEqual(longRests);
    const rests = walk.pauses.filter((ms) => ms > 75).length;
    expect(onTheWay.pictures).toBeLessThanOrEqual(3 + rests);
    console.log(
      `200 keys: ${String(onTheWay.reads)} reads, ${String(onTheWay.pictures)} pictures, ${String(rests)} rests;`,
      `frames of ${described(walk.frames)} ms; painted ${String(walk.painted)} ms after the release.`,
    );
  },
);

interface Walk {
  /** In ms, as are the others: between two frames. */
  frames: number[];
  /** Between two keys. */
  pauses: number[];
  /** From the release of the key to the frame after the one with the last contact. */
  painted: number;
}

/** Runs in the browser: measures a walk until the key is let go and the contact of its row is drawn. */
function watchWalk(): void {
  const frames: number[] = [];
  const keys: number[] = [];
  let isWalking = true;
  const onFrame = (time: number) => {
    frames.push(time);
    if (isWalking) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  const gaps = (times: number[]) => times.slice(1).map((time, at) => time - (times[at] ?? 0));
  addEventListener('keydown', () => keys.push(performance.now()), true);
  const walk = new Promise<Walk>((resolve) => {
    addEventListener('keyup', ({ timeStamp }) => {
      isWalking = false;
      const look = () => {
        const name = document.querySelector('h1')?.textContent;
        if (name !== document.activeElement?.textContent) requestAnimationFrame(look);
        else {
          requestAnimationFrame((time) => {
            const painted = Math.round(time - timeStamp);
            resolve({ frames: gaps(frames), pauses: gaps(keys), painted });
          });
        }
      };
      look();
    });
  });
  Object.assign(window, { walk });
}

function described(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b).map(Math.round);
  const at = (part: number) => String(sorted[Math.floor(part * (sorted.length - 1))]);
  return `${at(0.5)} (median), ${at(0.95)} (95 of 100), ${at(1)} (longest)`;
}
