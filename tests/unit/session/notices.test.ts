import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices, type Notice } from '../../../src/session/notices';

const said = (text: string): Notice => ({ kind: 'success', text });
const failed = (text: string): Notice => ({ kind: 'error', text });
const working = (text: string): Notice => ({ kind: 'busy', text });

let notices: Notices;
const shown = () => notices.current()?.notice.text ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([said('A'), { ...failed('A'), stays: false }])(
  'a notice that does not stay goes after 6 seconds: %j',
  (notice) => {
    const listener = vi.fn();
    notices.subscribe(listener);
    notices.show(notice);
    expect(shown()).toBe('A');
    expect(listener).toHaveBeenCalledOnce();
    expect(notices.current()).toBe(notices.current());
    vi.advanceTimersByTime(5_999);
    expect(shown()).toBe('A');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

test.each([failed('A'), working('A'), { ...said('A'), stays: true }])(
  'one that stays is there until it is dismissed: %j',
  (notice) => {
    notices.show(notice);
    vi.advanceTimersByTime(3_600_000);
    expect(shown()).toBe('A');
    notices.dismiss();
    expect(shown()).toBeNull();
  },
);

test('pointer and focus hold it, and each lets it begin again', () => {
  notices.show(said('A'));
  vi.advanceTimersByTime(5_000);
  notices.hold('pointer');
  notices.hold('focus');
  expect(notices.current()?.run).toBe(0);
  notices.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('A');
  notices.release('focus');
  vi.advanceTimersByTime(5_999);
  expect(shown()).toBe('A');
  notices.restart();
  vi.advanceTimersByTime(5_999);
  expect(shown()).toBe('A');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('one that was held when it went does not hold the next', () => {
  notices.show(said('A'));
  notices.hold('pointer');
  notices.dismiss();
  notices.show(said('B'));
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBeNull();
});

test('the newest takes the place of what would go by itself', () => {
  notices.show(said('A'));
  notices.show(said('B'));
  expect(shown()).toBe('B');
  notices.dismiss();
  expect(shown()).toBeNull();
});

test('what stays comes back after those that are newer', () => {
  notices.show(failed('A'));
  notices.show(said('B'));
  expect(shown()).toBe('B');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe('A');
});

test('work that ends says so where it stands, under what is newer', () => {
  const work = notices.show(working('Working...'));
  notices.show(said('B'));
  notices.show(said('Done'), work);
  expect(shown()).toBe('B');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe('Done');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBeNull();
});

test('what was dismissed is said as something new', () => {
  const first = notices.show(failed('A'));
  notices.dismiss();
  notices.show(said('B'), first);
  expect(shown()).toBe('B');
});

test('what waits for its turn comes once all others are gone, and of several the newest', () => {
  notices.show(failed('A'));
  notices.showNext(said('Old'));
  notices.showNext(said('New'));
  notices.show(said('B'));
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe('A');
  notices.dismiss();
  expect(shown()).toBe('New');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBeNull();
  notices.showNext(said('C'));
  expect(shown()).toBe('C');
});

test('what has waited for more than a minute is not said any more', () => {
  notices.show(failed('A'));
  notices.showNext(said('Old'));
  vi.advanceTimersByTime(61_000);
  notices.dismiss();
  expect(shown()).toBeNull();
});
