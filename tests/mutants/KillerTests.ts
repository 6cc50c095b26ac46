import type { Reached } from './rulesReach';
import type { RulesTest } from './rulesTests';
import { useRules } from './useRules';

interface Changed {
  rules: string;
  reaches: readonly Reached[];
}

/** Finds tests that fail under changed rules. */
export class KillerTests {
  private readonly kills = new Map<RulesTest, number>();
  private lastKiller: RulesTest | undefined;
  private readonly tests: readonly RulesTest[];

  constructor(tests: readonly RulesTest[]) {
    this.tests = tests;
  }

  /** The first test that fails; `undefined` when all pass. */
  async find({ rules, reaches }: Changed): Promise<RulesTest | undefined> {
    for (const test of this.likelyFirst(reaches)) {
      // Not within `try`: rules that do not compile kill nothing.
      await useRules(test.project, rules);
      try {
        await test.run();
      } catch {
        this.kills.set(test, (this.kills.get(test) ?? 0) + 1);
        this.lastKiller = test;
        return test;
      }
    }
    return undefined;
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

/** 2 when a test is named after the collection and the operation of a changed rule, 1 after the collection. */
function nearness({ name }: RulesTest, reaches: readonly Reached[]): number {
  const near = reaches.map(({ collection, operations }) => {
    const isOfOperation = operations.some((operation) => name.includes(operation));
    return name.includes(collection) ? 1 + Number(isOfOperation) : 0;
  });
  return Math.max(0, ...near);
}
