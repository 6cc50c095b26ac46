import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLER_LIMIT, TOTAL_LIMIT } from '../../functions/src/rateLimit';
import { supportMail } from '../../functions/src/supportMail';

const guide = readFileSync('docs/operations.md', 'utf8');
const code = readFileSync('functions/src/sendSupportEmail.ts', 'utf8');

test('the guide has the limits that the function holds', () => {
  const minutes = CALLER_LIMIT.milliseconds / 60_000;
  expect(guide).toContain(`${String(CALLER_LIMIT.most)} in ${String(minutes)} minutes`);
  const hours = TOTAL_LIMIT.milliseconds / 3_600_000;
  expect(guide).toContain(`${String(TOTAL_LIMIT.most)} in ${String(hours)} hours`);
});

test('each alert of the guide watches for what the function logs', () => {
  const filters = [...guide.matchAll(/`jsonPayload\.(code|message)="([^"]+)"`/g)];
  expect(filters.map(([, field]) => field)).toEqual(['message', 'code']);
  for (const [, , words = ''] of filters) expect(code).toContain(`'${words}'`);
});

test('the guide names the line that a support mail draws before what was typed', () => {
  const texts = { name: 'Ada', email: 'ada@customer.example', subject: 'Hi', message: 'Hi' };
  const { text } = supportMail(texts, { mailbox: '', sender: '', account: null });
  const [, line = ''] = /lines before "([^"]+)"/.exec(guide) ?? [];
  expect(line).not.toBe('');
  expect(text).toContain(`\n${line}`);
});

test('rules wait for the data contract, whether they allow more than before or less', () => {
  const steps = guide.split(/\n(?=\d\. )/).filter((step) => /^\d\. Rules that allow/.test(step));
  expect(steps.map((step) => step.split(' than')[0])).toEqual([
    '4. Rules that allow more',
    '8. Rules that allow less',
  ]);
  for (const step of steps) expect(step.split('\n\n')[0]).toContain('(data-contract.md)');
});

test('each command of the guide is one that we have', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const ours = [...guide.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name);
  expect(ours).toContain('smoke');
  for (const name of ours) expect(scripts).toHaveProperty(name);

  const firebase = [...guide.matchAll(/npx firebase ([\w:]+)/g)].map(([, name = '']) => name);
  expect(firebase).toContain('hosting:clone');
  for (const name of firebase) {
    const file = `node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`;
    expect(existsSync(file), file).toBe(true);
  }
  const files = [...guide.matchAll(/`([\w./-]+\.(?:ts|yml))`/g)].map(([, file = '']) => file);
  expect(files).toContain('tests/functions/restore.long.test.ts');
  for (const file of files) expect(existsSync(file), file).toBe(true);
});
