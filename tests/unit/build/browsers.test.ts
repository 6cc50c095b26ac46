import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { outdatedScript } from '../../../build/outdatedScript';
import { startScript } from '../../../build/startScript';
import config from '../../../vite.config';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

test('the build is made for the browsers that package.json names', () => {
  expect(browserslist).toEqual([
    ...['Safari >= 17.5', 'iOS >= 17.5', 'Firefox >= 128'],
    ...['Chrome >= 123', 'Edge >= 123'],
  ]);
  const targets = ['safari17.5', 'ios17.5', 'firefox128', 'chrome123', 'edge123'];
  expect(config.build?.target).toEqual(targets);
});

test('the sentence for older ones names the same', () => {
  const html = readFileSync('index.html', 'utf8');
  const [, sentence = ''] = /<p id="outdated" hidden>([^<]*)</.exec(html) ?? [];
  const named = [...sentence.matchAll(/([A-Z]\w+) (\d+(?:\.\d+)?)/g)].map(
    ([, name, from]) => `${name ?? ''} >= ${from ?? ''}`,
  );
  expect(named).toEqual(browserslist.filter((each) => !each.startsWith('iOS')));
});

test('what runs before all else is in words that the oldest browsers know', () => {
  const words = outdatedScript + startScript;
  expect(words).not.toMatch(/=>|`|\blet\b|\bconst\b|\?\.|\?\?|catch \{/);
  expect(runInNewContext(`(function () {${words}})`)).toBeTypeOf('function');
});
