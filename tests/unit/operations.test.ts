import { readFileSync } from 'node:fs';
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
  expect(filters.map(([, field]) => field)).toEqual(['code', 'message']);
  for (const [, , words = ''] of filters) expect(code).toContain(`'${words}'`);
});

test('the guide names the line that a support mail draws before what was typed', () => {
  const texts = { name: 'Ada', email: 'ada@customer.example', subject: 'Hi', message: 'Hi' };
  const { text } = supportMail(texts, { mailbox: '', sender: '', account: null });
  const [, line = ''] = /lines before "([^"]+)"/.exec(guide) ?? [];
  expect(line).not.toBe('');
  expect(text).toContain(`\n${line}`);
});
