import { afterEach, expect, test, vi } from 'vitest';
import { isOnline, mayBegin, noteCall, watchNetwork } from '../../../src/platform/network';
import { settled } from '../fakes/settled';

afterEach(() => {
  says('online');
  vi.unstubAllGlobals();
});

/** What the browser says from now on. */
function says(event: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  window.dispatchEvent(new Event(event));
}

function answer(answers: boolean) {
  const ask = vi.fn(() => (answers ? Promise.resolve() : Promise.reject(new TypeError('Offline'))));
  vi.stubGlobal('fetch', ask);
  return ask;
}

const call = (hasAnswered: boolean) => noteCall()(hasAnswered);

/** What happens in turn, and whether there is a network then. */
const STORIES: [name: string, isThere: boolean, ...steps: (() => void)[]][] = [
  ['the browser says so', true, () => says('online')],
  ['the browser says that there is none, and nothing answers', false, () => says('offline')],
  ['a service answers all the same', true, () => says('offline'), () => call(true)],
  ['the site does', true, () => answer(true), () => says('offline')],
  [
    'it does when somebody begins something',
    true,
    () => says('offline'),
    () => answer(true),
    () => mayBegin(),
  ],
  ['a call fails after that', false, () => says('offline'), () => call(true), () => call(false)],
  [
    'the browser says once more that there is none',
    false,
    () => says('offline'),
    () => call(true),
    () => says('offline'),
  ],
];

test.each(STORIES)('whether there is a network: %s', async (_, isThere, ...steps) => {
  answer(false);
  const end = watchNetwork(() => undefined);
  for (const step of steps) {
    step();
    await settled();
  }
  expect(isOnline()).toBe(isThere);
  expect(mayBegin()).toBe(isThere);
  end();
});

test('an answer that was on its way as the network went proves nothing', () => {
  const note = noteCall();
  says('offline');
  note(true);
  expect(isOnline()).toBe(false);
});

test('several that watch ask the site once', async () => {
  const ends = [1, 2].map(() => watchNetwork(() => undefined));
  const ask = answer(false);
  says('offline');
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
});
