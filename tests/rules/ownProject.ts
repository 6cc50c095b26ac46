import { suite } from '../setup/suite';

/** A project of one test file's own, so that no other file and no other run meets its documents. */
export function ownProject(name: string): string {
  return `${suite.projectId}-${name}`;
}
