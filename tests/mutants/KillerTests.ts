import type { Mutant } from './rulesMutants';
import type { Reached } from './rulesReach';
import type { RulesTest } from './rulesTests';
import { useRules } from './useRules';

/** Finds tests that fail under changed rules, and pass under the rules as they are. */
export class KillerTests {
  private readonly rules: string;
  /** Those seen to pass under the rules as they are. */
  private readonly sound = new Set<RulesTest>();
  private readonly kills = new Map<RulesTest, number>();
  private lastKiller: RulesTest | undefined;
  private readonly tests: readonly RulesTest[];

  constructor(tests: readonly RulesTest[], rules: string) {
    this.tests = tests;
    this.rules = rules;
  }

  /** The first test that fails; `undefined` when all pass. */
  async find({ rules, reaches }: Mutant): Promise<RulesTest | undefined> {
    for (const test of this.likelyFirst(reaches)) {
      if (await passes(test, rules)) continue;
      await this.expectSound(test);
      this.kills.set(test, (this.kills.get(test) ?? 0) + 1);
      this.lastKiller = test;
      return test;
    }
    return undefined;
  }

  private async expectSound(test: RulesTest): Promise<void> {
    if (this.sound.has(test)) return;
    if (!(await passes(test, this.rules)))
      throw new Error(`"${test.name}" fails under the rules as they are.`);
    this.sound.add(test);
  }

  /**
   * Every test has its turn, but it is the order that makes this quick: first those that are named
   * after what has changed, among them the file that killed the mutant before, and there the tests
   * that have killed most.
   */
  private likelyFirst(reaches: readonly Reached[]): RulesTest[] {
    const likelihood = new Map(
      this.tests.map((test) => {
        const isOfLastFile = test.project === this.lastKiller?.project;
        const kills = this.kills.get(test) ?? 0;
        return [test, nearness(test, reaches) * 1e6 + Number(isOfLastFile) * 1e3 + kills];
      }),
    );
    return this.tests.toSorted((a, b) => (likelihood.get(b) ?? 0) - (likelihood.get(a) ?? 0));
  }
}

async function passes(test: RulesTest, rules: string): Promise<boolean> {
  // Not within `try`: rules that do not compile kill nothing.
  await useRules(test.project, rules);
  return test.run().then(
    () => true,
    () => false,
  );
}

/** 2 when a test is named after the collection and the operation of a changed rule, 1 after the collection. */
function nearness({ name }: RulesTest, reaches: readonly Reached[]): number {
  const near = reaches.map(({ collection, operations }) => {
    const isOfOperation = operations.some((operation) => name.includes(operation));
    return name.includes(collection) ? 1 + Number(isOfOperation) : 0;
  });
  return Math.max(0, ...near);
}
