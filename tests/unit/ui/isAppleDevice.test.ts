import { expect, test } from 'vitest';
import { isAppleDevice } from '../../../src/ui/device';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like iOS)', true],
  ['Mozilla/5.0 (iPod touch; CPU OS 12_5 like iOS)', true],
  ['IPHONE', true],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile', false],
  ['', false],
])('%s: %s', (userAgent, isApple) => {
  expect(isAppleDevice(userAgent)).toBe(isApple);
});
