import { readFileSync } from 'node:fs';
import { suite } from '../setup/suite';
import { useRules } from './useRules';

/** The tests that follow on the same emulators meet the real rules, however the mutants ended. */
export async function teardown(): Promise<void> {
  const project = { service: 'storage', projectId: suite.projectId } as const;
  await useRules(project, readFileSync('storage.rules', 'utf8'));
}
