import { expectRoom, SIZES } from './looks';
import { NO_PAGE, pageStates } from './pageStates';
import { test } from '../support/test';
import { withBars } from '../support/withBars';

/** What `npm test` looks at. */
const FIRST = {
  states: ['list of a usual account', 'contact of a usual account, beside the list'].concat([
    'form beside the list, with the card',
    'what needs a look',
    'people with two cards',
  ]),
  least: 24,
  sizes: SIZES.filter(({ width }) => [360, 1280, 1440].includes(width)),
};

/** Declares a case for each state, in a browser whose least letters are so large: one file for each size. */
export function testLeastLetters(least: number): void {
  test.use({
    ...withBars(least),
    expectedConsoleErrors: [NO_PAGE, 'net::ERR_INTERNET_DISCONNECTED'],
  });
  // What a state presses is in sight.
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const { name, open } of pageStates) {
    const isFirst = least === FIRST.least && FIRST.states.includes(name);

    test(
      `${name}: room for letters of at least ${String(least)} px`,
      isFirst ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        await expectRoom(page, { sizes: isFirst ? FIRST.sizes : SIZES });
      },
    );
  }
}
