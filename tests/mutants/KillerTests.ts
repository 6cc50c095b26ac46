import type { Mutant } from './rulesMutants';
import type { Reached } from './rulesReach';
import type { RulesTest } from './rulesTests';
import { useRules } from './useRules';

const SLOW_MS = 2_000;

/** By what a mutant is without: the tests that have killed it before. */
export type KnownKillers = Readonly<Record<string, readonly string[]>>;

/** The name of a test in the file of known killers. */
export function nameOf({ file, name }: RulesTest): string {
  return `${file} > ${name}`;
}

/** Finds tests that fail under changed rules, and pass under the rules as they are. */
export class KillerTests {
  private readonly rules: string;
  /** Those seen to pass under the rules as they are. */
  private readonly sound = new Set<RulesTest>();
  private readonly kills = new Map<RulesTest, number>();
  private readonly slow = new Set<RulesTest>();
  private lastKiller: RulesTest | undefined;
  private readonly tests: readonly RulesTest[];
  private readonly known: KnownKillers;

  constructor(tests: readonly RulesTest[], rules: string, known: KnownKillers) {
    this.tests = tests;
    this.rules = rules;
    this.known = known;
  }

  /** The first test that fails; `undefined` when all pass. */
  async find(mutant: Mutant): Promise<RulesTest | undefined> {
    for (const test of this.likelyFirst(mutant)) {
      const start = performance.now();
      const isKilled = !(await passes(test, mutant.rules));
      if (performance.now() - start > SLOW_MS) this.slow.add(test);
      if (!isKilled) continue;
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
   * Every test has its turn, but it is the order that makes this quick: first those that have killed it before, then
   * those that are named after the rule that has changed and the words of what is gone, among them the file that killed the mutant before, and there the tests
   * that have killed most. Slow ones come last.
   */
  private likelyFirst({ reaches, without }: Mutant): RulesTest[] {
    const gone = new Set(wordsOf(without));
    const known = new Set(this.known[without]);
    const likelihood = new Map(
      this.tests.map((test) => {
        const isOfLastFile = test.project === this.lastKiller?.project;
        const kills = this.kills.get(test) ?? 0;
        const words = wordsOf(test.name).filter((word) => gone.has(word)).length;
        const near = nearness(test, reaches) - Number(this.slow.has(test)) * 3;
        const isKnown = Number(known.has(nameOf(test)));
        return [
          test,
          isKnown * 1e8 + near * 1e6 + words * 1e4 + Number(isOfLastFile) * 1e3 + kills,
        ];
      }),
    );
    return this.tests.toSorted((a, b) => (likelihood.get(b) ?? 0) - (likelihood.get(a) ?? 0));
  }
}

/** In small letters: `tagsAreSound` has three. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
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
