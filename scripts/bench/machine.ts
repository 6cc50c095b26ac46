import { cpus, loadavg } from 'node:os';

/** On what and how the figures were measured, in a line; they mean little without it. */
export function machine(browserVersion: string, rounds: number, slow: number): string {
  const processors = cpus();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [
    `Chromium ${browserVersion}, ${processors.length} cores (${processors[0]?.model ?? 'unknown'}), load ${load}`,
    `medians of ${rounds} rounds${slow > 1 ? `, processor slowed down ${slow} times` : ''}`,
  ].join('; ');
}
