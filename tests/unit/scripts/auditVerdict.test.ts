import { expect, test } from 'vitest';
import { auditVerdict } from '../../../scripts/audit/auditVerdict';

const report = (severities: Record<string, string>): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

test('an advisory that is high or critical is a finding', () => {
  expect(auditVerdict(report({ a: 'low', b: 'high', c: 'moderate', d: 'critical' }))).toEqual({
    kind: 'vulnerable',
    packages: ['b (high)', 'd (critical)'],
  });
});

test.each([{}, { a: 'low', b: 'moderate', c: 'info' }])('%j is none', (severities) => {
  expect(auditVerdict(report(severities as Record<string, string>))).toEqual({ kind: 'clean' });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['', 'no report'],
  ['null', 'no report'],
  ['<html>502 Bad Gateway</html>', 'no report'],
])('%j is no answer, and not taken for a clean one', (printed, reason) => {
  expect(auditVerdict(printed)).toEqual({ kind: 'unanswered', reason });
});
