import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { troubleWithFocus } from '../e2e/support/keyboardFocus';
import { logIn } from '../e2e/support/logIn';
import { goToDesk, openDesk } from '../e2e/support/WarmContext';
import { SLOW } from '../setup/slow';
import { Random } from '../sync/support/Random';
import { ACTIONS, type Action, type Stage } from './actions';
import type { Backend } from './backend';
import { CARDS } from './cards';
import { troubles } from './invariants';
import { KNOWN } from './known';
import { lookAtPage, type Look } from './look';
import { Model } from './model';
import { SecondTab } from './SecondTab';
import { makeSteady } from './steady';

/** A step by the name of its action, and the seed of what it picks. */
export type Step = readonly [name: string, pick: number];

/** Why a walk ended before its last step. */
export interface Failure {
  step: number;
  steps: Step[];
  troubles: string[];
  lines: string[];
}

/** What the console says where the network is cut or an answer is refused on purpose. */
const EXPECTED = [/ERR_INTERNET_DISCONNECTED/, /Service Worker registration blocked/];

/** One walk over the site, in a browser of its own making. */
export class Walk {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #backend: Backend;
  readonly steps: Step[] = [];
  readonly lines: string[] = [];
  /** The rows of known failures that it met, by their file. */
  readonly met = new Map<string, number>();
  /** How many steps were true only at a second look. */
  late = 0;
  /** What it found and went on from though nobody knows it, where it was told to. */
  readonly told: Failure[] = [];
  readonly #console: string[] = [];
  readonly #loading = new Set<unknown>();
  /** What had the focus before a window came over the page. */
  #under: Look['focus']['kind'] = 'nothing';
  #stage: Stage | null = null;

  constructor(browser: Browser, origin: string, backend: Backend) {
    this.#browser = browser;
    this.#origin = origin;
    this.#backend = backend;
  }

  /** Walks these steps, or as many as `count` that the seed chooses. `null` where all went well. */
  async run(plan: readonly Step[] | { seed: number; count: number }): Promise<Failure | null> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      viewport: { width: 1000, height: 720 },
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    try {
      const stage = await this.#begin(context);
      const random = new Random('seed' in plan ? plan.seed : 0);
      const count = 'seed' in plan ? plan.count : plan.length;
      for (let place = 0; place < count; place += 1) {
        const step = 'seed' in plan ? chosen(stage, random) : plan[place];
        const failure = step && (await this.#step(step));
        if (failure) return failure;
      }
      return await this.#logOut(stage);
    } finally {
      this.#stage?.model.held?.release();
      await context.close();
    }
  }

  async #begin(context: BrowserContext): Promise<Stage> {
    mkdirSync('test-results', { recursive: true });
    const { user, ids } = await this.#backend.begin(CARDS);
    await openDesk(context);
    const page = await context.newPage();
    await this.#prepare(page);
    await this.#backend.signIn(page, user);
    const model = new Model();
    CARDS.forEach((card, place) => model.store({ ...card, id: ids[place] ?? '' }));
    try {
      await page
        .locator('tr[data-index]')
        .first()
        .waitFor({ timeout: 10_000 * SLOW });
    } catch {
      throw new Error(['The list does not come.', ...this.#console].join('\n'));
    }
    const rest = () => this.#rest(this.#stage?.page ?? page, model);
    await rest();
    const backend = this.#backend;
    const other = backend.remove
      ? await SecondTab.open(context, (tab) => this.#prepare(tab))
      : null;
    const [look, random] = [await page.evaluate(lookAtPage), new Random(0)];
    this.#stage = {
      page,
      other,
      model,
      backend,
      random,
      user,
      look,
      isByMouse: false,
      isHeld: false,
      rest,
      openTab: () => this.#openTab(context),
    };
    return this.#stage;
  }

  /** A tab in place of the one that was closed. */
  async #openTab(context: BrowserContext): Promise<void> {
    if (!this.#stage) return;
    const { model } = this.#stage;
    this.#loading.clear();
    const page = await context.newPage();
    this.#stage.page = page;
    await this.#prepare(page);
    await page.setViewportSize({ width: model.width, height: 720 });
    await page.goto('/dashboard');
    await this.#rest(page, model);
    const { place } = await page.evaluate(lookAtPage);
    model.isDenied = false;
    model.begin(place);
  }

  async #prepare(page: Page): Promise<void> {
    await page.addInitScript(makeSteady, lateCode(this.#backend.folder()));
    this.#listen(page);
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()} ${message.location().url}`;
      const isExpected = [...EXPECTED, ...this.#backend.console].some((expected) =>
        expected.test(text),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected) this.#console.push(text);
    });
    page.on('pageerror', (error) => this.#console.push(String(error)));
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'document'].includes(request.resourceType()))
        this.#loading.add(request);
    });
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
  }

  /** Until all answers are there that are not held on purpose, no code is on its way, and two frames are over. */
  async #rest(page: Page, model: Model): Promise<void> {
    const end = Date.now() + 10_000 * SLOW;
    const other = this.#stage?.other?.page;
    // Twice: the browser tells late of code that it begins to load.
    for (let quiet = 0; ;) {
      await other?.evaluate(() => window.walk.rest());
      const calls = await page.evaluate(() => window.walk.rest());
      quiet = calls <= (model.held ? 1 : 0) && this.#loading.size === 0 ? quiet + 1 : 0;
      if (quiet === 2) return;
      if (Date.now() > end) throw new Error(`Still under way: ${String(calls)} calls.`);
    }
  }

  async #step([name, pick]: Step): Promise<Failure | null> {
    const stage = this.#stage;
    const action = ACTIONS.find((each) => each.name === name);
    if (!stage || !action) throw new Error(`There is no action "${name}".`);
    if (!action.when(stage)) return null;
    this.steps.push([name, pick]);
    stage.random = new Random(pick);
    stage.isByMouse = false;
    stage.isHeld = false;
    stage.model.reopens = '';
    stage.model.mayWalk = false;
    stage.model.restored.clear();
    this.#console.length = 0;
    const before = stage.look;
    let found: string[];
    try {
      const said = await action.run(stage);
      const what = typeof said === 'string' && said !== '' ? ` (${said})` : '';
      this.lines.push(`${String(this.steps.length)} ${name}${what}`);
      found = await this.#judge(stage, action, before);
    } catch (error) {
      this.lines.push(`${String(this.steps.length)} ${name}: cannot be done`);
      // With what it has waited for.
      const said = String(error).split('\n').slice(0, 12);
      found = [`cannot: ${said.map((line) => line.trim()).join(' ')}`];
    }
    if (found.length === 0 || (await this.#goOn(stage, action, found))) return null;
    return this.#failure(found);
  }

  #failure(troubles: string[]): Failure {
    const { steps, lines } = this;
    return { step: steps.length, steps: [...steps], troubles, lines: lines.slice(-15) };
  }

  /** What is wrong after a step, and stays so. */
  async #judge(stage: Stage, action: Action, before: Look): Promise<string[]> {
    const { page, model, backend, user, other } = stage;
    const end = Date.now() + backend.patience * SLOW;
    for (let tries = 1; ; tries += 1) {
      await this.#rest(page, model);
      const look = await page.evaluate(lookAtPage);
      // A contact beside the list goes along with the row, and with what is deleted.
      const goesAlong = model.isDesk || model.mayWalk || !model.known.has(model.contact);
      if (action.follows && goesAlong && /^\/contact\/[^/]+$/.test(look.path) && model.contact) {
        model.entry.path = look.path;
      }
      const form = `/contact/edit/${model.reopens}`;
      if (model.contact === model.reopens && look.path === form) model.push(form, true);
      const focusTrouble =
        action.isKey && look.focus.kind !== 'nothing' ? await page.evaluate(troubleWithFocus) : '';
      const isKey = action.isKey === true && !stage.isByMouse;
      const under = before.modals.length > 0 ? this.#under : before.focus.kind;
      const [stored, binned, raw] = await Promise.all([
        backend.stored(user.uid),
        backend.binned(user.uid),
        backend.raw(model.restored.keys()),
      ]);
      const found = troubles({
        ...{ model, stored, binned, raw, isKey, before, look, focusTrouble },
        other: other && { look: await other.look(), query: other.query },
        under: action.leaves ? 'nothing' : under,
        console: this.#console,
      });
      stage.look = look;
      if (before.modals.length === 0) this.#under = before.focus.kind;
      if (found.length === 0 || Date.now() > end) {
        if (found.length === 0 && tries > 1) this.late += 1;
        if (model.undo?.notice === '') model.undo.notice = look.notice;
        else if (model.undo && model.undo.notice !== look.notice) model.undo = null;
        return found;
      }
    }
  }

  /** The end of each walk: nothing of the person is left in the browser. */
  async #logOut(stage: Stage): Promise<Failure | null> {
    const { page, model, user, other } = stage;
    await this.#beginAgain(stage);
    await page.setViewportSize({ width: 1000, height: 720 });
    const personal = [...personalTexts(stage), user.uid, user.email];
    const isUnsaved = [...model.drafts.keys()].some((id) => Object.keys(model.unsaved(id)).length);
    const isAsked = await pressLogOut(stage);
    const troubles = [
      ...(await leftOf(page, personal)).map((text) => `log-out: ${text} is left`),
      ...(other ? await leftOf(other.page, personal) : []).map(
        (text) => `log-out: ${text} is left in the second tab`,
      ),
      ...(isUnsaved && !isAsked ? ['log-out: it did not ask, and something was not saved'] : []),
      ...(await this.#hand(stage, personal)),
    ];
    return troubles.length > 0 ? this.#failure(troubles) : null;
  }

  /** Another person logs in, in the same tab, and then the first one again. */
  async #hand(stage: Stage, personal: readonly string[]): Promise<string[]> {
    const { page, backend, user } = stage;
    await comeIn(stage, await backend.another('Nadia Other'));
    const one = await page.evaluate(lookAtPage);
    const left = await leftOf(page, personal);
    await pressLogOut(stage);
    await comeIn(stage, user);
    const again = await page.evaluate(lookAtPage);
    const must = String((await backend.stored(user.uid)).size);
    return [
      ...left.map((text) => `log-out: the next person finds ${text}`),
      ...differing('log-out: the list of another', one.count, '1'),
      ...differing('log-out: the list of the first again', again.count, must),
    ];
  }

  /** Goes on after failures that are all known: by a reload, from which the model takes what is there. */
  async #goOn(stage: Stage, action: Action, found: readonly string[]): Promise<boolean> {
    const rows = found.map((trouble) =>
      KNOWN.find((known) => known.action.test(action.name) && known.trouble.test(trouble)),
    );
    if (rows.includes(undefined)) {
      if (!process.env['CARDFILE_WALK_ALL']) return false;
      this.told.push(this.#failure([...found]));
    }
    for (const row of new Set(rows)) {
      if (row) this.met.set(row.file, (this.met.get(row.file) ?? 0) + 1);
    }
    this.lines.push(`  known: ${found.join('; ')}`);
    await this.#beginAgain(stage);
    return true;
  }

  /** At the list, with what is stored. */
  async #beginAgain(stage: Stage): Promise<void> {
    const { page, model, backend, user } = stage;
    model.held?.release();
    model.held = null;
    if (!model.isOnline) await page.context().setOffline(false);
    model.isOnline = true;
    model.isDenied = false;
    // To go where one is would be a reload, with what the entry of the history holds.
    await goToDesk(page);
    await page.goto('/dashboard');
    await this.#rest(page, model);
    await stage.other?.goToList();
    model.cards = await backend.stored(user.uid);
    model.bin = await backend.binned(user.uid);
    const look = await page.evaluate(lookAtPage);
    model.begin(look.place);
    stage.look = look;
  }
}

/** Words of the person's contacts, stored, deleted and typed. */
function personalTexts({ model }: Stage): string[] {
  const cards = [...model.cards.values(), ...model.bin.values()];
  const typed = [...model.drafts.values()].flatMap((texts) => Object.values(texts));
  return [...cards.map(({ name }) => name), ...typed];
}

/** Those that the tab shows or holds. */
async function leftOf(page: Page, personal: readonly string[]): Promise<string[]> {
  const left = await page.evaluate(() => {
    const kept = [Object.entries(localStorage), Object.entries(sessionStorage), history.state];
    return JSON.stringify(kept) + document.documentElement.outerHTML;
  });
  return personal.filter((text) => left.includes(text));
}

/** Returns whether it asks. */
async function pressLogOut({ page, rest }: Stage): Promise<boolean> {
  await page.getByRole('navigation', { name: 'Main' }).getByText('Logout').click();
  await rest();
  const question = page.getByRole('alertdialog');
  const isAsked = await question.isVisible();
  if (isAsked) await question.getByRole('button', { name: 'Log Out' }).click();
  await rest();
  return isAsked;
}

/** By the form, without a reload. */
async function comeIn({ page, rest }: Stage, user: Stage['user']): Promise<void> {
  const link = page.getByRole('link', { name: 'Login', exact: true }).first();
  if (await link.isVisible()) await link.click();
  await logIn(page, user);
  await page.getByRole('table').waitFor({ timeout: 10_000 * SLOW });
  await rest();
}

function differing(what: string, count: string | null, must: string): string[] {
  const isSame = count === `Showing ${must} of ${must} business cards`;
  return isSame ? [] : [`${what}: ${count ?? '(none)'}, not ${must}`];
}

/** The files of the site that a page may load later. */
function lateCode(folder: string): string[] {
  const files = readdirSync(join(folder, 'assets'));
  return files.filter((name) => /[.]js$/.test(name) && !/Worker/.test(name));
}

/** A step that can be made now. */
function chosen(stage: Stage, random: Random): Step {
  const able = ACTIONS.filter(({ weight, when }) => weight > 0 && when(stage));
  return [random.weighted(able).name, random.integer(0, 9_999)];
}
