import { ACTIONS, type Stage } from './actions';
import { card, DATES } from './cards';
import { DAY, HOUR, MINUTE, SECOND } from './Clocks';
import { Expectation } from './Expectation';
import type { ListUnderTest, Site } from './ListUnderTest';
import { openSite } from './openSite';
import { Random } from './Random';
import { World } from './World';

/** How many of the last steps a failure shows. */
const TOLD = 15;

/** How many of an action's cards it names. */
const NAMED = 6;

/** What happened in a simulation. */
export interface Figures {
  steps: number;
  actions: number;
  /** How often a refresh could not see all of it: see `Expectation.isHidden`. */
  hidden: number;
  weeks: number;
}

interface Tab {
  name: string;
  list: ListUnderTest;
  expectation: Expectation;
}

/**
 * A random sequence of `steps` steps: things happen to one user's contacts, both tabs refresh, and each must then
 * show what is stored. Throws with seed, step and the last steps where one does not.
 */
export async function simulate(seed: number, steps: number): Promise<Figures> {
  const site = await openSite();
  const world = await World.create(site.uid, site.projectId);
  const simulation = new Simulation(seed, world, site);
  try {
    await simulation.begin();
    for (let step = 1; step <= steps; step += 1) await simulation.step(step);
    return simulation.figures;
  } finally {
    await world.end();
    await site.end();
  }
}

class Simulation {
  readonly figures: Figures = { steps: 0, actions: 0, hidden: 0, weeks: 0 };
  readonly #seed: number;
  readonly #random: Random;
  readonly #world: World;
  readonly #tabs: readonly [Tab, Tab];
  #lines: string[] = [];

  constructor(seed: number, world: World, site: Site) {
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#world = world;
    const tab = (name: string): Tab => ({
      name,
      list: site.openTab(),
      expectation: new Expectation(),
    });
    this.#tabs = [tab('the tab'), tab('the second tab')];
  }

  /** Cards of the last years, some of them dated by text, and both tabs open. */
  async begin(): Promise<void> {
    const random = this.#random;
    const now = this.#world.clocks.now();
    const count = random.pick([0, 3, 40, 120]);
    const cards = Array.from({ length: count }, (_, index) => {
      const odd = random.chance(0.02);
      const dates = odd ? DATES['dated by text'] : DATES['imported with one old date'];
      return [
        `${this.#world.uid}-${String(index)}`,
        card(random, this.#world.uid, dates(random, now)),
      ] as const;
    });
    await this.#world.store(cards);
    this.#lines.push(`${String(count)} cards at the beginning`);
    for (const tab of this.#tabs) await this.#compare(tab);
  }

  async step(number: number): Promise<void> {
    const random = this.#random;
    this.figures.steps = number;
    this.#lines.push(`step ${String(number)}`);
    this.#passTime();
    const [tab, second] = this.#tabs;
    const isAlone = random.chance(0.7);
    // Offline for a while: several things happen before the one refresh.
    const count = random.chance(0.75) ? 1 : random.integer(2, 6);
    for (let left = count; left > 0; left -= 1) await this.#act();
    if (random.chance(0.08)) await this.#reload(tab);
    if (random.chance(0.03)) await this.#reload(second);
    if (random.chance(0.1)) {
      // A refresh in the middle of what happens; the next one must put right what it mistook.
      this.#lines.push('  while the tab refreshes:');
      await Promise.all([this.#refresh(tab), this.#act()]);
    }
    const isWeek = random.chance(0.04);
    if (isWeek) this.#passWeek();
    await this.#compare(tab, isWeek);
    if (isWeek || !isAlone) await this.#compare(second, isWeek);
  }

  /** Mostly little time, sometimes hours; now and then the browser's clock is set, well or badly. */
  #passTime(): void {
    const random = this.#random;
    const { clocks } = this.#world;
    const most = random.pick([0, 0, 2 * SECOND, 15 * SECOND, MINUTE, 10 * MINUTE, 5 * HOUR]);
    const passed = random.integer(0, most);
    clocks.passed += passed;
    if (passed > 0) this.#lines.push(`  ${String(Math.round(passed / SECOND))} s pass`);
    if (random.chance(0.05)) {
      clocks.wrongBy = random.chance(0.4) ? 0 : random.integer(-20, 20) * MINUTE;
      this.#lines.push(`  the browser's clock is ahead by ${String(clocks.wrongBy / MINUTE)} min`);
    }
  }

  #passWeek(): void {
    this.#world.clocks.passed += 7 * DAY + HOUR;
    this.figures.weeks += 1;
    this.#lines.push('  a week passes');
  }

  async #act(): Promise<void> {
    const random = this.#random;
    const tab = random.pick(this.#tabs);
    const { name, run, isByBoth } = random.weighted(ACTIONS);
    const tabs = this.#tabs.map(({ list }) => list);
    const stage: Stage = { random, world: this.#world, tab: tab.list, tabs };
    const ids = await this.#attempt(() => run(stage), name);
    if (ids === null) return;
    for (const { list, expectation } of this.#tabs) {
      if (list === tab.list || isByBoth) expectation.putHere(list.contacts(), ids);
    }
    this.figures.actions += 1;
    const rest = ids.length > NAMED ? ` ... (${String(ids.length)})` : '';
    const named = ids.slice(0, NAMED).join(' ');
    this.#lines.push(`  ${name.replace('a tab', tab.name)} ${named}${rest}`);
  }

  async #reload({ name, list }: Tab): Promise<void> {
    const withCopy = this.#random.chance(0.7);
    this.#lines.push(`  ${name} is loaded again, ${withCopy ? 'with' : 'without'} the copy`);
    await this.#attempt(() => list.reload(withCopy), 'loading again');
  }

  async #refresh({ name, list, expectation }: Tab): Promise<void> {
    const began = this.#world.clocks.now();
    await this.#attempt(() => list.refresh(), `the refresh of ${name}`);
    expectation.refreshed(list.contacts(), began);
  }

  /**
   * A refresh, then the list against what is stored. Where the refresh cannot see all that happened, a week passes
   * before: then everything is read.
   */
  async #compare(tab: Tab, isWeek = false): Promise<void> {
    const { name, list, expectation } = tab;
    const world = this.#world;
    let isReadInFull = isWeek;
    await world.look();
    if (!isWeek && expectation.isHidden(list.contacts(), world.cards, world.bin)) {
      this.figures.hidden += 1;
      this.#lines.push(`  (hidden from the count of ${name})`);
      this.#passWeek();
      isReadInFull = true;
    }
    const began = world.clocks.now();
    await this.#attempt(() => list.refresh(), `the refresh of ${name}`);
    const differences = expectation.differences(list.contacts(), world.cards, isReadInFull);
    if (differences.length > 0) {
      throw this.#failure(`${name} is not true:\n${differences.join('\n')}`);
    }
    expectation.refreshed(list.contacts(), began);
  }

  async #attempt<Answer>(work: () => Promise<Answer>, what: string): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      throw this.#failure(`${what} failed: ${String(error)}`, error);
    }
  }

  #failure(what: string, cause?: unknown): Error {
    const starts = this.#lines.flatMap((line, at) => (line.startsWith('step') ? [at] : []));
    const told = this.#lines.slice(starts.at(-TOLD) ?? 0);
    const head = `seed ${String(this.#seed)}, step ${String(this.figures.steps)}: ${what}`;
    // Each id begins with that of the user, which is another one at the next try.
    const text = [head, 'The last steps:', ...told].join('\n').replaceAll(this.#world.uid, '');
    return new Error(text, { cause });
  }
}
