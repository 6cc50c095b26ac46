import { type OwnProject, ownProjects } from '../rules/support/ownProject';
import { record, type RecordedTest } from './recorder';

/** A test of tests/rules, and the project whose rules it tries. */
export interface RulesTest extends RecordedTest {
  project: OwnProject;
  /** The file that it is in, without folders. */
  file: string;
}

const files = import.meta.glob('../rules/*.test.ts');

/** Every test of tests/rules, loaded but not run. */
export async function rulesTests(): Promise<RulesTest[]> {
  const tests: RulesTest[] = [];
  for (const [file, load] of Object.entries(files)) {
    const recorded = await record(load);
    const project = ownProjects.at(-1);
    if (!project || recorded.length === 0) throw new Error(`${file} has no suite or no test.`);
    const name = file.slice(file.lastIndexOf('/') + 1);
    tests.push(...recorded.map((test) => ({ ...test, project, file: name })));
  }
  return tests;
}
