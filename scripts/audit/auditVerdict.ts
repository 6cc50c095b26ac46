/** What a registry says of the packages of one lock file. */
export type AuditVerdict =
  | { kind: 'clean' }
  /** The packages with advisories that are high or critical. */
  | { kind: 'vulnerable'; packages: string[] }
  /** Not every registry can be asked, and none always answers. */
  | { kind: 'unanswered'; reason: string };

interface Report {
  message?: string;
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Reads what `npm audit --json` printed. */
export function auditVerdict(printed: string): AuditVerdict {
  const report = parsed(printed);
  if (!report?.vulnerabilities) {
    return { kind: 'unanswered', reason: report?.message ?? 'no report' };
  }
  const packages = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`);
  return packages.length > 0 ? { kind: 'vulnerable', packages } : { kind: 'clean' };
}

function parsed(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report | null;
  } catch {
    return null;
  }
}
