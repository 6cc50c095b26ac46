import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { searchBox } from '../e2e/support/shownContacts';
import type { Random } from '../sync/support/Random';
import { SLOW } from '../setup/slow';
import type { User } from '../ui/support/test';
import type { Backend } from './backend';
import type { Look } from './look';
import { ALL, SORTS, type Card, type Field, type Model } from './model';

/** With what an action works. What it picks comes from the model, so that any part of a walk is a walk. */
export interface Stage {
  page: Page;
  model: Model;
  backend: Backend;
  random: Random;
  user: User;
  /** What the page showed before. */
  look: Look;
  /** Whether a mouse took part: what has the focus then need not show it. */
  isByMouse: boolean;
  /** Waits until nothing is under way, where an action has several parts. */
  rest: () => Promise<void>;
}

export interface Action {
  name: string;
  weight: number;
  when: (stage: Pick<Stage, 'model' | 'look'>) => boolean;
  /** Does it to the page and to the model, and says to what. */
  run: (stage: Stage) => Promise<unknown>;
  /** It is a key: what has the focus then must be in sight. */
  isKey?: true;
  /** It may lead out of the page, to the browser. */
  leaves?: true;
  /** Beside a list the contact may follow it: which one is open is taken from the page. */
  follows?: true;
}

const timeout = 3_000 * SLOW;

const isFree = ({ look }: { look: Look }) => look.modals.length === 0 && look.popovers.length === 0;
const hasRows = ({ model, look }: { model: Model; look: Look }) =>
  isFree({ look }) && model.isListShown && look.rows.length > 0 && model.list.length > 0;
const isForm = ({ model, look }: { model: Model; look: Look }) =>
  isFree({ look }) && model.form !== '' && look.boxes !== null && model.held?.id !== model.form;
const isContact = ({ model, look }: { model: Model; look: Look }) =>
  isFree({ look }) && model.contact !== '' && model.known.has(model.contact) && !!look.headings[0];
const isTyping = ({ look }: { look: Look }) => ['text', 'choice'].includes(look.focus.kind);

/** The row of a contact. Names are the same only by chance of what was typed, which is counted. */
function linkOf({ page }: Pick<Stage, 'page'>, { id }: Card): Locator {
  return page.locator(`section[aria-label="Contacts"] tr a[href="/contact/${id}"]`);
}

/** A row that is drawn, with the focus in it. */
async function focusRow(stage: Stage): Promise<Card> {
  const drawn = new Set(stage.look.rows.map(({ id }) => id));
  const card = stage.random.pick(stage.model.list.filter(({ id }) => drawn.has(id)));
  // As one comes to it by keys: what has the focus shows it, and nothing lies over it.
  await stage.page.keyboard.press('Shift');
  const link = linkOf(stage, card);
  await link.focus({ timeout });
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  return card;
}

/** By a press or by its key. */
async function press(stage: Stage, button: Locator): Promise<void> {
  if (stage.random.chance(0.5)) await button.press('Enter', { timeout });
  else await click(stage, button);
}

async function click(stage: Stage, part: Locator): Promise<void> {
  stage.isByMouse = true;
  await part.click({ timeout });
}

function key(
  name: string,
  weight: number,
  keys: string,
  more: Partial<Action> & { isLetter?: true } = {},
): Action {
  const { isLetter, ...rest } = more;
  return {
    name,
    weight,
    isKey: true,
    follows: true,
    when: (stage) =>
      isFree(stage) && stage.look.focus.kind !== 'choice' && !(isLetter && isTyping(stage)),
    run: async ({ page }) => {
      await page.keyboard.press(keys);
    },
    ...rest,
  };
}

/** As the worker of the site keeps it, so that every page opens without a network. */
async function loadAllCode(page: Page): Promise<void> {
  const folder = join(process.env['CARDFILE_UI_SITE'] ?? '', 'assets');
  await page.evaluate(
    async (names) => {
      const loads = names.map((name) => {
        const link = document.createElement('link');
        const isCode = name.endsWith('.js');
        Object.assign(link, {
          rel: isCode ? 'modulepreload' : 'stylesheet',
          href: `/assets/${name}`,
        });
        // The styles of a page that is not open do nothing to this one.
        if (!isCode) Object.assign(link, { media: 'not all' });
        return new Promise((resolve) => {
          link.onload = link.onerror = resolve;
          document.head.append(link);
        });
      });
      await Promise.all(loads);
    },
    readdirSync(folder).filter((name) => /[.](js|css)$/.test(name) && !/Worker/.test(name)),
  );
}

/** Elsewhere these keys scroll, and what has the focus may leave the screen. */
function movesInRows(stage: Pick<Stage, 'model' | 'look'>): boolean {
  return isFree(stage) && ['row', 'text'].includes(stage.look.focus.kind);
}

/** The letter that goes on to the next row, or on a contact to the next one. */
function walkKey(name: string, weight: number): Action {
  return key(name, weight, name, {
    isLetter: true,
    run: async ({ page, model }) => {
      await page.keyboard.press(name);
      model.mayWalk = true;
    },
  });
}

/** The texts of an open form are sent. */
async function save(stage: Stage, plan: 'well' | 'fails' | 'loses its answer'): Promise<string> {
  const { model, backend, page, random } = stage;
  const id = model.form;
  const texts = model.unsaved(id);
  const isSent = Object.keys(texts).length > 0 && model.isOnline;
  if (isSent) backend.plan(plan);
  const how = random.pick(['Control+s', 'Control+Enter', 'Enter', 'the button']);
  if (how === 'the button') {
    await click(stage, page.getByRole('button', { name: 'Save Changes' }));
  } else await page.locator('form input[name="title"]').press(how, { timeout });
  const isDone = isSent ? plan === 'well' : Object.keys(texts).length === 0;
  model.lastSave = isDone ? 'well' : 'failed';
  if (isSent && plan !== 'fails') model.saved(id, texts);
  if (isDone) model.drafts.delete(id);
  // Beside the list the form closes at once, else when all is stored.
  if (isDone || model.isDesk) model.leaveForm();
  if (!isDone) model.reopens = id;
  return `${id} by ${how}`;
}

function deletion({ model }: Stage, ids: string[], raw: Map<string, string>): void {
  model.moveToBin(ids, true);
  model.undo = { kind: 'deletion', ids, texts: {}, raw, notice: '' };
}

/** Answers the question that is open: no, or yes. */
async function answer(stage: Stage, ids: string[]): Promise<boolean> {
  const dialog = stage.page.getByRole('alertdialog');
  if (stage.random.chance(0.3)) {
    if (stage.random.chance(0.5)) await stage.page.keyboard.press('Escape');
    else await click(stage, dialog.getByRole('button', { name: 'Cancel' }));
    return false;
  }
  const raw = new Map(ids.map((id) => [id, stage.backend.raw(id)]));
  await press(stage, dialog.getByRole('button', { name: 'Delete', exact: true }));
  if (stage.model.isOnline) deletion(stage, ids, raw);
  return true;
}

const WORDS = ['zzz', 'an', 'er'];

/** Words of the contacts, or beginnings of them, and some that nobody has. */
function searching(name: string, weight: number, isThere: Action['when']): Action {
  return {
    name,
    weight,
    when: (stage) =>
      isFree(stage) && stage.model.isListShown && stage.look.search !== null && isThere(stage),
    run: async ({ page, model, random }) => {
      const cards = [...model.known.values()];
      const word = () => {
        const card = random.pick(cards);
        const field = random.pick(['name', 'company', 'title', 'notes'] as const);
        return random.pick(
          `${card[field]} ${random.pick(WORDS)}`.split(/[^A-Za-z]+/).filter(Boolean),
        );
      };
      const length = random.pick([2, 4, 20]);
      const words = random.chance(0.5) ? [word()] : [word(), word()];
      const text = words.map((each) => each.slice(0, length).toLowerCase()).join(' ');
      await searchBox(page).fill(text, { timeout });
      model.searchFor(text);
      return text;
    },
  };
}

/** What happens in a walk, each as often as its weight says (the last list of tests.md has their weights). */
export const ACTIONS: readonly Action[] = [
  key('Down', 4, 'ArrowDown', { when: movesInRows }),
  key('Up', 3, 'ArrowUp', { when: movesInRows }),
  walkKey('j', 2),
  walkKey('k', 1),
  key('Home', 1, 'Home', { when: movesInRows }),
  key('End', 1, 'End', { when: movesInRows }),
  key('Tab', 3, 'Tab', { leaves: true }),
  key('Shift+Tab', 1, 'Shift+Tab', { leaves: true }),
  key('F6', 1, 'F6'),
  {
    name: 'open a row',
    weight: 8,
    isKey: true,
    when: hasRows,
    run: async (stage) => {
      const { model, random, page } = stage;
      const card = await focusRow(stage);
      if (random.chance(0.5)) await page.keyboard.press('Enter');
      else await click(stage, linkOf(stage, card));
      const path = `/contact/${card.id}`;
      if (model.isDesk && model.contact) model.replace(path);
      else model.push(path);
      return card.id;
    },
  },
  {
    name: 'open the first hit by Enter in the search box',
    weight: 2,
    isKey: true,
    when: (stage) => hasRows(stage) && stage.model.query.search !== '',
    run: async ({ model, page }) => {
      await searchBox(page).press('Enter', { timeout });
      const path = `/contact/${model.list[0]?.id ?? ''}`;
      if (model.isDesk && model.contact) model.replace(path);
      else model.push(path);
    },
  },
  {
    name: 'press the link back',
    weight: 4,
    when: isContact,
    run: async (stage) => {
      await press(stage, stage.page.getByRole('link', { name: 'Back', exact: true }));
      stage.model.push('/dashboard');
    },
  },
  {
    name: 'Escape on a contact',
    weight: 3,
    isKey: true,
    when: (stage) => isContact(stage) && !stage.model.isDesk && stage.look.focus.kind !== 'choice',
    run: async ({ page, model }) => {
      await page.keyboard.press('Escape');
      model.push('/dashboard');
    },
  },
  {
    name: 'the browser goes back',
    weight: 6,
    when: ({ model }) => model.at > 0,
    run: async ({ page, model }) => {
      await page.evaluate(() => {
        history.back();
      });
      model.go(-1);
    },
  },
  {
    name: 'the browser goes forward',
    weight: 4,
    when: ({ model }) => model.at < model.entries.length - 1,
    run: async ({ page, model }) => {
      await page.evaluate(() => {
        history.forward();
      });
      model.go(1);
    },
  },
  {
    name: 'press Contacts in the navigation',
    weight: 2,
    when: (stage) => isFree(stage) && !stage.model.isList && stage.model.width > 768,
    run: async (stage) => {
      const main = stage.page.getByRole('navigation', { name: 'Main' });
      await press(stage, main.getByRole('link', { name: 'Contacts' }));
      stage.model.query = ALL;
      stage.model.push('/dashboard');
    },
  },
  searching('search', 6, ({ model }) => model.isList),
  // What known.ts says of it would end most walks in a wide window.
  searching('search beside a contact', 0, ({ model }) => !model.isList),
  {
    name: 'clear the search',
    weight: 3,
    when: (stage) => isFree(stage) && stage.model.isList && !!stage.look.search,
    run: async (stage) => {
      await press(stage, stage.page.getByRole('button', { name: 'Clear the search box' }));
      stage.model.searchFor('');
    },
  },
  {
    name: 'sort',
    weight: 4,
    when: (stage) => hasRows(stage) && stage.model.isList && stage.model.query.search === '',
    run: async ({ page, model, random }) => {
      const sort = random.pick(SORTS);
      await page.getByLabel('Sort by').selectOption(sort, { timeout, force: true });
      model.sortBy(sort);
      return sort;
    },
  },
  {
    name: 'f',
    weight: 2,
    isKey: true,
    when: (stage) => isFree(stage) && stage.model.isList && !isTyping(stage),
    run: async ({ page }) => {
      await page.keyboard.press('f');
    },
  },
  {
    name: 'filter by email',
    weight: 3,
    when: ({ model, look }) => model.isList && look.isFilterOpen && look.modals.length < 2,
    run: async ({ page, model, random }) => {
      const email = random.pick(['', 'yes', 'no'] as const);
      const words = { '': /^Any/, yes: /^Yes/, no: /^No/ }[email];
      const group = page.getByRole('radiogroup', { name: 'Email' });
      await group.getByRole('radio', { name: words }).check({ timeout, force: true });
      model.look({ email });
      return email;
    },
  },
  {
    name: 'close the filter by Escape',
    weight: 3,
    isKey: true,
    when: ({ look }) => look.isFilterOpen && look.modals.length < 2,
    run: async ({ page }) => {
      await page.locator('[aria-label="Filter"]').first().press('Escape', { timeout });
    },
  },
  {
    name: 'press the chip of the filter',
    weight: 2,
    isKey: true,
    when: (stage) => isFree(stage) && stage.model.isList && stage.look.chips.length > 0,
    run: async ({ page, model }) => {
      await page.getByRole('button', { name: 'Remove the filter' }).press('Enter', { timeout });
      model.look({ email: '' });
    },
  },
  {
    name: 'select a row by x',
    weight: 4,
    isKey: true,
    when: hasRows,
    run: async (stage) => {
      const { id } = await focusRow(stage);
      await stage.page.keyboard.press('x');
      const { selected } = stage.model;
      if (!selected.delete(id)) selected.add(id);
      return id;
    },
  },
  {
    name: 'x on the row that has the focus',
    weight: 2,
    isKey: true,
    when: (stage) => hasRows(stage) && stage.look.focus.row !== '',
    run: async ({ page, model, look }) => {
      await page.keyboard.press('x');
      if (!model.selected.delete(look.focus.row)) model.selected.add(look.focus.row);
      return look.focus.row;
    },
  },
  {
    name: 'select all shown',
    weight: 1,
    isKey: true,
    when: hasRows,
    run: async (stage) => {
      await focusRow(stage);
      await stage.page.keyboard.press('Control+a');
      for (const { id } of stage.model.list) stage.model.selected.add(id);
    },
  },
  {
    name: 'clear the selection by Escape',
    weight: 2,
    isKey: true,
    when: (stage) => hasRows(stage) && stage.model.chosen.length > 0,
    run: async (stage) => {
      await focusRow(stage);
      await stage.page.keyboard.press('Escape');
      stage.model.selected.clear();
    },
  },
  {
    name: 'edit the contact',
    weight: 6,
    isKey: true,
    when: isContact,
    run: async ({ page, model }) => {
      const { contact } = model;
      await page.locator('h1:visible').focus({ timeout });
      await page.keyboard.press('e');
      model.push(`/contact/edit/${contact}`, true);
      return contact;
    },
  },
  {
    name: 'edit a row',
    weight: 3,
    isKey: true,
    when: (stage) => hasRows(stage) && stage.model.isList,
    run: async (stage) => {
      const { id } = await focusRow(stage);
      await stage.page.keyboard.press('e');
      stage.model.push(`/contact/edit/${id}`);
      return id;
    },
  },
  {
    name: 'type',
    weight: 10,
    when: isForm,
    run: async ({ page, model, random }) => {
      const field: Field = random.pick(['name', 'title', 'notes']);
      const card = model.known.get(model.form);
      model.count += 1;
      const begun = card?.[field].replace(/ \d+$/, '');
      const text = `${begun === '' ? 'Jotted' : (begun ?? '')} ${String(model.count)}`;
      await page.locator(`form [name="${field}"]`).fill(text, { timeout });
      model.drafts.set(model.form, { ...model.drafts.get(model.form), [field]: text });
      return `${text} as ${field} of ${model.form}`;
    },
  },
  {
    name: 'save',
    weight: 5,
    isKey: true,
    when: (stage) => isForm(stage) && stage.model.held === null,
    run: (stage) => save(stage, 'well'),
  },
  {
    name: 'save, which fails',
    weight: 1.5,
    when: (stage) => isForm(stage) && stage.model.held === null && stage.model.isOnline,
    run: (stage) => save(stage, 'fails'),
  },
  {
    name: 'save, whose answer is lost',
    weight: 1.5,
    when: (stage) => isForm(stage) && stage.model.held === null && stage.model.isOnline,
    run: (stage) => save(stage, 'loses its answer'),
  },
  {
    name: 'save beside the list, and the answer waits',
    weight: 2,
    when: (stage) =>
      isForm(stage) &&
      stage.model.isDesk &&
      stage.model.isOnline &&
      stage.model.held === null &&
      Object.keys(stage.model.unsaved(stage.model.form)).length > 0,
    run: async ({ page, model, backend }) => {
      const id = model.form;
      model.held = { id, texts: model.unsaved(id), ...backend.hold() };
      await page.getByRole('button', { name: 'Save Changes' }).click({ timeout });
      model.leaveForm();
      return id;
    },
  },
  {
    name: 'the answer comes',
    weight: 5,
    when: ({ model }) => model.held !== null,
    run: async ({ model, random }) => {
      const { held } = model;
      if (!held) return;
      model.held = null;
      const isWell = random.chance(0.6);
      model.lastSave = isWell ? 'well' : 'failed';
      if (!isWell) {
        held.fail('internal');
        model.reopens = held.id;
        return 'it failed';
      }
      held.release();
      const later = { ...model.drafts.get(held.id) };
      model.saved(held.id, held.texts);
      // What was typed since is not saved.
      for (const [field, text] of Object.entries(held.texts)) {
        if (later[field as Field] === text) Reflect.deleteProperty(later, field);
      }
      if (Object.keys(later).length > 0) model.drafts.set(held.id, later);
      else model.drafts.delete(held.id);
      return 'it went well';
    },
  },
  {
    name: 'open the form again while it is saved, and type',
    weight: 4,
    when: (stage) => stage.model.held?.id === stage.model.contact && isContact(stage),
    run: async ({ page, model, rest }) => {
      const { contact } = model;
      await page.locator('h1:visible').focus({ timeout });
      await page.keyboard.press('e');
      model.push(`/contact/edit/${contact}`, true);
      await rest();
      const box = page.locator('form [name="notes"]');
      if (!(await box.isEditable({ timeout }))) return 'nothing can be typed';
      model.count += 1;
      const notes = `Typed meanwhile ${String(model.count)}`;
      await box.fill(notes, { timeout });
      model.drafts.set(contact, { ...model.drafts.get(contact), notes });
    },
  },
  {
    name: 'Cancel',
    weight: 3,
    when: isForm,
    run: async (stage) => {
      const { model, page } = stage;
      const texts = model.drafts.get(model.form) ?? {};
      const ids = [model.form];
      await press(stage, page.getByRole('link', { name: 'Cancel' }));
      if (Object.keys(texts).length > 0) {
        model.undo = { kind: 'discard', ids, texts, raw: new Map(), notice: '' };
      }
      model.drafts.delete(model.form);
      model.leaveForm();
    },
  },
  {
    name: 'leave the form by its link back',
    weight: 2,
    when: isForm,
    run: async (stage) => {
      await press(stage, stage.page.getByRole('link', { name: 'Back', exact: true }));
      stage.model.leaveForm();
    },
  },
  {
    name: 'continue the draft',
    weight: 2,
    when: (stage) => isContact(stage) && stage.look.hasDraftNote,
    run: async (stage) => {
      const { contact } = stage.model;
      await press(stage, stage.page.getByRole('link', { name: 'Continue' }));
      stage.model.push(`/contact/edit/${contact}`, true);
    },
  },
  {
    name: 'delete the contact',
    weight: 2,
    isKey: true,
    follows: true,
    when: (stage) => isContact(stage) && stage.model.known.size > 5 && stage.model.held === null,
    run: async (stage) => {
      const { model, page, rest } = stage;
      const { contact } = model;
      await page.locator('h1:visible').focus({ timeout });
      await page.keyboard.press('Delete');
      await rest();
      if (!(await answer(stage, [contact]))) return 'no';
      model.replace('/dashboard');
      return contact;
    },
  },
  {
    name: 'delete rows',
    weight: 3,
    isKey: true,
    follows: true,
    when: (stage) =>
      hasRows(stage) &&
      stage.model.held === null &&
      stage.model.known.size - Math.max(1, stage.model.chosen.length) > 5,
    run: async (stage) => {
      const { id } = await focusRow(stage);
      const ids = stage.model.chosen.length > 0 ? stage.model.chosen : [id];
      await stage.page.keyboard.press('Delete');
      await stage.rest();
      return (await answer(stage, ids)) ? ids.join(' ') : 'no';
    },
  },
  {
    name: 'undo',
    weight: 8,
    isKey: true,
    follows: true,
    when: (stage) =>
      isFree(stage) && stage.model.undo !== null && stage.look.hasUndo && stage.model.isOnline,
    run: async (stage) => {
      const { model, page, random, look } = stage;
      const { undo } = model;
      if (!undo) return;
      const isByKey = look.focus.kind !== 'text' && random.chance(0.5);
      if (isByKey) await page.keyboard.press('Control+z');
      else await press(stage, page.getByRole('button', { name: 'Undo' }));
      model.undo = null;
      const [id = ''] = undo.ids;
      if (undo.kind === 'deletion') {
        model.restore(undo.ids);
        model.restored = undo.raw;
      } else {
        model.drafts.set(id, { ...undo.texts, ...model.drafts.get(id) });
        if (model.form !== id) model.push(`/contact/edit/${id}`, model.contact === id);
      }
      return `${undo.kind} of ${undo.ids.join(' ')}`;
    },
  },
  {
    name: 'dismiss the notice',
    weight: 2,
    isKey: true,
    when: (stage) => isFree(stage) && stage.look.notice !== '',
    run: async ({ page }) => {
      const button = page.getByRole('button', { name: 'Dismiss' });
      // From where the focus was, as by Tab.
      await button.press('Enter', { timeout });
    },
  },
  {
    name: 'time passes',
    weight: 3,
    when: () => true,
    run: async ({ page }) => {
      await page.evaluate(() => window.walk.pass(6_000));
    },
  },
  {
    name: 'go to the bin',
    weight: 2,
    when: (stage) => isFree(stage) && stage.model.isList && stage.look.count !== null,
    run: async (stage) => {
      await press(stage, stage.page.getByRole('link', { name: 'Recently Deleted' }).first());
      stage.model.push('/recently-deleted');
    },
  },
  {
    name: 'restore from the bin',
    weight: 5,
    isKey: true,
    when: (stage) =>
      isFree(stage) &&
      stage.model.path === '/recently-deleted' &&
      stage.model.isOnline &&
      stage.model.bin.size > 0,
    run: async (stage) => {
      const { model, random, page } = stage;
      const card = random.pick([...model.bin.values()]);
      const name = `Restore ${card.name}`;
      await press(stage, page.getByRole('button', { name, exact: true }).first());
      model.restore([card.id]);
      return card.id;
    },
  },
  {
    name: 'menu More, and out of it',
    weight: 1.5,
    isKey: true,
    when: (stage) => isContact(stage),
    run: async ({ page, rest }) => {
      await page.getByRole('button', { name: 'More', exact: true }).press('Enter', { timeout });
      await rest();
      await page.keyboard.press('Escape');
    },
  },
  key('?', 1, '?', { isLetter: true }),
  {
    name: 'close what lies over the page',
    weight: 12,
    isKey: true,
    when: ({ look }) => look.modals.length > 0 || look.popovers.length > 0,
    run: async ({ page }) => {
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'two keys at once',
    weight: 2,
    leaves: true,
    isKey: true,
    follows: true,
    when: (stage) => isFree(stage) && stage.model.isListShown && !isTyping(stage),
    run: async ({ page, random }) => {
      const keys = random.pick(['f ?', '? f', 'j j', 'k k', 'f f', 'Tab Tab', '/ Tab', 'F6 F6']);
      for (const each of keys.split(' ')) await page.keyboard.press(each);
      return keys;
    },
  },
  {
    name: 'reload',
    weight: 3,
    when: ({ model }) => model.isOnline && model.held === null,
    run: async ({ page, model }) => {
      await page.reload();
      model.selected.clear();
      model.undo = null;
    },
  },
  {
    name: 'reload, and the list fails, and try again',
    weight: 1,
    when: (stage) => stage.model.isOnline && stage.model.held === null && stage.model.isList,
    run: async ({ page, model, backend, rest }) => {
      backend.refuseList();
      await page.reload();
      await rest();
      model.selected.clear();
      model.undo = null;
      if (await page.getByText('No business cards yet').isVisible())
        model.lies.push('a failed list is shown as empty');
      const again = page.getByRole('button', { name: 'Try Again' }).first();
      if (await again.isVisible()) await again.press('Enter', { timeout });
    },
  },
  {
    name: 'the phone scans',
    weight: 2,
    when: ({ model }) => model.cards.size < 16,
    run: async ({ model, backend, user }) => {
      model.count += 1;
      const number = String(model.count);
      const texts = {
        company: 'Newcomer Ltd',
        title: 'Guest',
        phone: '',
        website: '',
        address: '',
      };
      const createdAt = model.now();
      const card = {
        id: `scan-${number}`,
        name: `Scanned ${number}`,
        email: '',
        notes: '',
        createdAt,
        ...texts,
      };
      backend.put(user.uid, card);
      model.store(card);
      return card.id;
    },
  },
  {
    name: 'the phone changes',
    weight: 2,
    when: ({ model }) => model.cards.size > 0,
    run: async ({ model, backend, user, random }) => {
      const card = random.pick([...model.cards.values()]);
      model.count += 1;
      const changed = { ...card, company: `Moved ${String(model.count)}` };
      backend.put(user.uid, changed);
      model.store(changed);
      return card.id;
    },
  },
  {
    name: 'another computer deletes',
    weight: 2,
    when: ({ model }) => model.cards.size > 5 && model.held === null,
    follows: true,
    run: async ({ model, backend, user, random }) => {
      const { id } = random.pick([...model.cards.values()]);
      backend.bin(user.uid, id);
      model.moveToBin([id]);
      return id;
    },
  },
  {
    name: 'the network goes',
    weight: 1,
    when: ({ model }) => model.isOnline && model.held === null,
    run: async ({ page, model }) => {
      await loadAllCode(page);
      await page.context().setOffline(true);
      model.isOnline = false;
    },
  },
  {
    name: 'the network comes',
    weight: 3,
    when: ({ model }) => !model.isOnline,
    run: async ({ page, model }) => {
      await page.context().setOffline(false);
      model.isOnline = true;
      model.known = new Map(model.cards);
    },
  },
  {
    name: 'the window is another size',
    weight: 3,
    // Made narrow, an open filter becomes a window, which sometimes loses the focus as it closes. Made wide on a
    // contact, the list beside it may be one that was left earlier.
    when: ({ model, look }) => model.isList && !look.isFilterOpen,
    run: async ({ page, model, random }) => {
      model.width = random.pick([360, 1000, 1440]);
      await page.setViewportSize({ width: model.width, height: 720 });
      return String(model.width);
    },
  },
];
