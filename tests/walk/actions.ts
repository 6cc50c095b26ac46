import type { Locator } from '@playwright/test';
import { searchBox } from '../e2e/support/shownContacts';
import type { Random } from '../sync/support/Random';
import { SLOW } from '../setup/slow';
import type { User } from '../ui/support/test';
import type { Backend } from './backend';
import type { Look } from './look';
import type { SecondTab } from './SecondTab';
import { strike, type Strikes } from './strike';
import { ALL, SORTS, type Card, type Field, type Model } from './model';

/** With what an action works. What it picks comes from the model, so that any part of a walk is a walk. */
export interface Stage extends Strikes {
  /** Where the services are shared with one. */
  other: SecondTab | null;
  model: Model;
  backend: Backend;
  random: Random;
  user: User;
  /** What the page showed before. */
  look: Look;
  /** Whether a mouse took part: what has the focus then need not show it. */
  isByMouse: boolean;
  /** Another tab of the same person in place of the one that is closed, at the list. */
  openTab: () => Promise<void>;
}

/** What can be made of what the page shows. */
type When = (stage: Pick<Stage, 'model' | 'look' | 'other'>) => boolean;

/** What is judged after it. */
interface How {
  /** It is a key: what has the focus then must be in sight. */
  isKey?: true;
  /** Its keys may be held down too, and do then what one press does. */
  mayHold?: true;
  /** It may lead out of the page, to the browser. */
  leaves?: true;
  /** Beside a list the contact may follow it: which one is open is taken from the page. */
  follows?: true;
}

export interface Action extends How {
  name: string;
  weight: number;
  when: When;
  /** Does it to the page and to the model, and says to what. */
  run: (stage: Stage) => unknown;
}

const timeout = 3_000 * SLOW;

/** In ms: all contacts are read again no sooner. */
const LONG_AFTER = 11 * 60_000;

const HOLDS: How = { isKey: true, mayHold: true };
const FOLLOWS: How = { isKey: true, follows: true };
const LEAVES: How = { isKey: true, follows: true, leaves: true };

function act(name: string, weight: number, how: How & { when: When }, run: Action['run']): Action {
  return { name, weight, ...how, run };
}

/** One of these keys, or several of them one after the other. */
function keys(name: string, when: When, weight: number, how: How, choices: string[]): Action {
  return act(name, weight, { when, ...how }, async (stage) => {
    const { model, random, rest } = stage;
    const choice = random.pick(choices);
    for (const [place, key] of choice.split(' ').entries()) {
      if (place > 0) await rest();
      await strike(stage, key);
    }
    model.mayWalk = /^[jk]$/.test(choice);
    return choice;
  });
}

const isFree: When = ({ look }) => look.modals.length === 0 && look.popovers.length === 0;
/** Letters are keys here. */
const isReading: When = (stage) =>
  isFree(stage) && !['text', 'choice'].includes(stage.look.focus.kind);
/** Elsewhere these keys scroll, and what has the focus may leave the screen. */
const isInRows: When = (stage) => isFree(stage) && ['row', 'text'].includes(stage.look.focus.kind);
const isCalm: When = (stage) => isFree(stage) && stage.look.focus.kind !== 'choice';
const isList: When = (stage) => isFree(stage) && stage.model.isList;
const hasRows: When = (stage) =>
  isFree(stage) &&
  stage.model.isListShown &&
  stage.look.rows.length > 0 &&
  stage.model.list.length > 0;
const isContact: When = (stage) =>
  isFree(stage) && stage.model.known.has(stage.model.contact) && !!stage.look.headings[0];
const isForm: When = (stage) =>
  isFree(stage) && stage.model.form !== '' && stage.look.boxes !== null;
const isIdleForm: When = (stage) => isForm(stage) && stage.model.held?.id !== stage.model.form;
const isIdle: When = ({ model }) => model.isOnline && model.held === null;

const isElsewhere: When = (stage) =>
  isFree(stage) && !stage.model.isList && stage.model.width > 768;
const isSearched: When = (stage) => isList(stage) && !!stage.look.search;
const canSort: When = (stage) =>
  hasRows(stage) && stage.model.isList && stage.model.query.search === '';
/** Where all have an email, or none has, nothing asks for it. */
const canFilter: When = (stage) => {
  const emails = new Set([...stage.model.known.values()].map(({ email }) => email === ''));
  const isAsked = emails.size === 2 || stage.model.query.email !== '';
  return isList(stage) && stage.look.isFilterShown && isAsked;
};
const hasChip: When = (stage) => isList(stage) && stage.look.chips.length > 0;
const hasSelection: When = (stage) => hasRows(stage) && stage.model.chosen.length > 0;
const hasListRows: When = (stage) => hasRows(stage) && stage.model.isList;
const canType: When = (stage) => isForm(stage) && stage.look.isEditable;
const canSave: When = (stage) => isForm(stage) && stage.model.held === null;
const isHeld: When = ({ model }) => model.held !== null;
/** Without a network, a page that is left does not come again. */
const isSending: When = (stage) => isHeld(stage) && stage.model.isOnline;
const canDelete: When = (stage) =>
  isContact(stage) && stage.model.known.size > 5 && stage.model.held === null;
const canDeleteRows: When = (stage) =>
  hasRows(stage) &&
  stage.model.held === null &&
  stage.model.known.size - Math.max(1, stage.model.chosen.length) > 5;
const canUndo: When = (stage) =>
  isFree(stage) && !!stage.model.undo && stage.look.hasUndo && stage.model.isOnline;
const hasNotice: When = (stage) => isFree(stage) && stage.look.notice !== '';
const isCounted: When = (stage) => isList(stage) && stage.look.count !== null;
const hasBinned: When = (stage) =>
  isFree(stage) &&
  stage.model.path === '/recently-deleted' &&
  stage.model.isOnline &&
  stage.model.bin.size > 0;
const isFew: When = ({ model }) => model.cards.size < 16;
/** An open bin shows what it has read, not what is deleted elsewhere meanwhile. */
const isBinShut: When = ({ model }) => model.path !== '/recently-deleted';
const areMany: When = ({ model }) => model.cards.size > 5 && model.held === null;
const hasTab: When = (stage) => stage.other !== null && isIdle(stage);
const canRemove: When = (stage) => hasTab(stage) && areMany(stage);
const isOffline: When = ({ model }) => !model.isOnline;

/** The row of a contact. */
function linkOf({ page }: Stage, { id }: Card): Locator {
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

/** The key of a contact, from its heading. */
async function keyOnHeading(stage: Stage, key: string): Promise<void> {
  await strike(stage, key, stage.page.locator('h1:visible'));
}

/** By a press or by its key. */
async function press(stage: Stage, button: Locator): Promise<void> {
  if (stage.isHeld)
    await strike(stage, (await takesSpace(stage, button)) ? 'Space' : 'Enter', button);
  else if (stage.random.chance(0.5)) await strike(stage, 'Enter', button);
  else await click(stage, button);
}

async function takesSpace({ random }: Stage, part: Locator): Promise<boolean> {
  return random.chance(0.5) && part.evaluate((element) => element.matches('button'));
}

async function click(stage: Stage, part: Locator): Promise<void> {
  stage.isByMouse = true;
  await part.click({ timeout });
}

function goes(direction: 'back' | 'forward', weight: number, when: When): Action {
  return act(`the browser goes ${direction}`, weight, { when }, async ({ page, model }) => {
    await page.evaluate((to) => {
      history[to]();
    }, direction);
    model.go(direction === 'back' ? -1 : 1);
  });
}

/** Words of the contacts, or beginnings of them, and some that nobody has. */
function wordsOf({ model, random }: Stage): string {
  const cards = [...model.known.values()];
  const word = () => {
    const field = random.pick(['name', 'company', 'title', 'notes'] as const);
    const texts = `${random.pick(cards)[field]} ${random.pick(['zzz', 'an', 'er'])}`;
    return random.pick(texts.split(/[^A-Za-z]+/).filter(Boolean));
  };
  const length = random.pick([2, 4, 20]);
  const words = random.chance(0.5) ? [word()] : [word(), word()];
  return words.map((each) => each.slice(0, length).toLowerCase()).join(' ');
}

function searching(name: string, weight: number, isThere: When): Action {
  const when: When = (stage) => hasBox(stage) && isThere(stage);
  return act(name, weight, { when }, async (stage) => {
    const text = wordsOf(stage);
    await searchBox(stage.page).fill(text, { timeout });
    stage.model.look({ search: text });
    return text;
  });
}

const hasBox: When = (stage) =>
  isFree(stage) && stage.model.isListShown && stage.look.search !== null;

/** The texts of an open form are sent. */
async function save(stage: Stage): Promise<string> {
  const { model, backend, page, random } = stage;
  const id = model.form;
  const texts = model.unsaved(id);
  const isChanged = Object.keys(texts).length > 0;
  const isSent = isChanged && model.isOnline;
  const wanted = random.pick(['well', 'well', 'waits', 'fails', 'loses its answer'] as const);
  const plan = isSent && (wanted !== 'waits' || model.isDesk) ? wanted : 'well';
  if (plan === 'waits') model.held = { id, texts, ...(await backend.hold(page)) };
  else if (isSent) await backend.plan(page, plan);
  const how = random.pick(['Control+s', 'Control+Enter', 'Enter', 'the button']);
  if (how === 'the button') {
    const button = page.getByRole('button', { name: 'Save Changes' });
    await (stage.isHeld ? press(stage, button) : click(stage, button));
  } else await strike(stage, how, page.locator('form input[name="title"]'));
  if (plan !== 'waits') model.answer(id, texts, isChanged && !isSent ? 'fails' : plan);
  // Beside the list the form closes at once, else when all is stored.
  if (model.lastSave === 'well' || model.isDesk) model.leaveForm();
  return `${id} by ${how}: ${plan}`;
}

/** Leaves the page while a save is on its way, or not: the browser asks. What was sent is stored all the same, or not. */
async function leave(stage: Stage, way: 'reload' | 'close'): Promise<string> {
  const { model, page, random } = stage;
  const { held } = model;
  if (!held) return '';
  const asked = page.waitForEvent('dialog', { timeout }).catch(() => null);
  const isOver =
    way === 'close'
      ? page.waitForEvent('close', { timeout: 0 })
      : page.waitForEvent('load', { timeout: 0 });
  if (way === 'close') await page.close({ runBeforeUnload: true });
  else await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  if (!question) model.lies.push(`nothing asks before a ${way} while a save is on its way`);
  if (question && random.chance(0.4)) {
    await question.dismiss();
    isOver.catch(() => null);
    return 'it stays';
  }
  await question?.accept();
  await isOver;
  model.held = null;
  const isStored = random.chance(0.5);
  const card = model.cards.get(held.id);
  if (isStored) held.release();
  else held.fail();
  if (isStored && card) model.store({ ...card, ...held.texts }, true);
  if (way === 'close') {
    await stage.openTab();
    model.drafts.clear();
  } else {
    model.isDenied = false;
    model.selected.clear();
    model.undo = null;
  }
  return isStored ? 'it is stored' : 'it is lost';
}

/** Deletes what the key was for, or not: it asks. */
async function answerTo(stage: Stage, ids: string[]): Promise<boolean> {
  const { model, page, random, backend } = stage;
  await stage.rest();
  const dialog = page.getByRole('alertdialog');
  if (random.chance(0.3)) {
    if (random.chance(0.5)) await strike(stage, 'Escape');
    else await click(stage, dialog.getByRole('button', { name: 'Cancel' }));
    return false;
  }
  const raw = await backend.raw(ids);
  await press(stage, dialog.getByRole('button', { name: 'Delete', exact: true }));
  if (model.isOnline) {
    model.moveToBin(ids, true);
    model.undo = { kind: 'deletion', ids, texts: {}, raw, notice: '' };
  }
  return true;
}

const SCANNED = {
  ...{ company: 'Newcomer Ltd', title: 'Guest', email: '', phone: '' },
  ...{ website: '', address: '', notes: '' },
};

const BY_PRESS: readonly Action[] = [
  keys('an arrow key', isInRows, 9, FOLLOWS, [
    ...['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End'],
  ]),
  keys('j or k', isReading, 3, FOLLOWS, ['j', 'j', 'k']),
  keys('Tab', isCalm, 4, LEAVES, ['Tab', 'Tab', 'Tab', 'Shift+Tab']),
  keys('F6', isCalm, 1, FOLLOWS, ['F6']),
  keys('?', isReading, 1, HOLDS, ['?']),
  keys('f', (stage) => isReading(stage) && isList(stage), 2, HOLDS, ['f']),
  keys('two keys', (stage) => isReading(stage) && isList(stage), 2, LEAVES, [
    ...['f ?', '? f', 'f f', '/ Tab', 'j j', 'F6 F6'],
  ]),
  keys('close what lies over the page', (stage) => !isFree(stage), 12, HOLDS, ['Escape']),
  act('open a row', 10, { when: hasRows, ...HOLDS }, async (stage) => {
    const { model, random, page } = stage;
    let [card] = model.list;
    if (model.query.search !== '' && random.chance(0.3)) {
      await strike(stage, 'Enter', searchBox(page));
    } else {
      card = await focusRow(stage);
      await press(stage, linkOf(stage, card));
    }
    const path = `/contact/${card?.id ?? ''}`;
    if (model.isDesk && model.contact) model.replace(path);
    else model.push(path);
    return card?.id;
  }),
  act('leave the contact', 7, { when: isContact, ...HOLDS }, async (stage) => {
    const { model, page, look, random } = stage;
    const isByKey = !model.isDesk && look.focus.kind !== 'choice' && random.chance(0.4);
    if (isByKey) await strike(stage, 'Escape');
    else await press(stage, page.getByRole('link', { name: 'Back', exact: true }));
    model.push('/dashboard');
    return isByKey ? 'by Escape' : 'by the link';
  }),
  goes('back', 6, ({ model }) => model.at > 0),
  goes('forward', 4, ({ model }) => model.at < model.entries.length - 1),
  act('press Contacts in the navigation', 2, { when: isElsewhere }, async (stage) => {
    const main = stage.page.getByRole('navigation', { name: 'Main' });
    await press(stage, main.getByRole('link', { name: 'Contacts' }));
    stage.model.query = ALL;
    stage.model.push('/dashboard');
  }),
  searching('search', 6, ({ model }) => model.isList),
  // What known.ts says of it would end most walks in a wide window.
  searching('search beside a contact', 0, ({ model }) => !model.isList),
  act('clear the search', 3, { when: isSearched, mayHold: true }, async (stage) => {
    await press(stage, stage.page.getByRole('button', { name: 'Clear the search box' }));
    stage.model.look({ search: '' });
  }),
  act('sort', 4, { when: canSort }, async ({ page, model, random }) => {
    const sort = random.pick(SORTS);
    await page.getByLabel('Sort by').first().selectOption(sort, { timeout, force: true });
    model.sortBy(sort);
    return sort;
  }),
  act('filter by email', 3, { when: canFilter }, async ({ page, model, random }) => {
    const email = random.pick(['', 'yes', 'no'] as const);
    const box = (name: RegExp) => page.getByRole('checkbox', { name });
    await page.getByRole('button', { name: /^(Has|Without)/ }).press('Enter', { timeout });
    await box(/^Email/).setChecked(email === 'yes', { timeout });
    await box(/^Without email/).setChecked(email === 'no', { timeout });
    await page.keyboard.press('Escape');
    model.look({ email });
    return email;
  }),
  act('press the chip of the filter', 2, { when: hasChip, ...HOLDS }, async (stage) => {
    const { page, model } = stage;
    await strike(stage, 'Enter', page.getByRole('button', { name: 'Remove the filter' }));
    model.look({ email: '' });
  }),
  act('x on a row', 6, { when: hasRows, isKey: true }, async (stage) => {
    const { model, look, page, random } = stage;
    const isThere = look.focus.row !== '' && random.chance(0.4);
    const id = isThere ? look.focus.row : (await focusRow(stage)).id;
    await page.keyboard.press('x');
    if (!model.selected.delete(id)) model.selected.add(id);
    return id;
  }),
  act('select all shown', 1, { when: hasRows, isKey: true }, async (stage) => {
    await focusRow(stage);
    await stage.page.keyboard.press('Control+a');
    for (const { id } of stage.model.list) stage.model.selected.add(id);
  }),
  act('clear the selection by Escape', 2, { when: hasSelection, ...HOLDS }, async (stage) => {
    await focusRow(stage);
    await strike(stage, 'Escape');
    stage.model.selected.clear();
  }),
  act('edit the contact', 8, { when: isContact, ...HOLDS }, async (stage) => {
    const { model, page, look, random } = stage;
    const { contact } = model;
    const isNoted = look.hasDraftNote && random.chance(0.3);
    if (isNoted) await press(stage, page.getByRole('link', { name: 'Continue' }));
    else await keyOnHeading(stage, 'e');
    model.push(`/contact/edit/${contact}`, true);
    return contact;
  }),
  act('edit a row', 3, { when: hasListRows, ...HOLDS }, async (stage) => {
    const { id } = await focusRow(stage);
    await strike(stage, 'e');
    stage.model.push(`/contact/edit/${id}`);
    return id;
  }),
  act('type', 10, { when: canType }, async ({ page, model, random }) => {
    const field: Field = random.pick(['name', 'title', 'notes']);
    const card = model.known.get(model.form);
    model.count += 1;
    const begun = card?.[field].replace(/ \d+$/, '') ?? '';
    const text = `${begun || 'Jotted'} ${String(model.count)}`;
    await page.locator(`form [name="${field}"]`).fill(text, { timeout });
    model.keep(model.form, { ...model.drafts.get(model.form), [field]: text });
    return `${text} as ${field} of ${model.form}`;
  }),
  act('save', 9, { when: canSave, ...HOLDS }, save),
  act('the answer comes', 5, { when: isHeld }, ({ model, random }) => {
    const { held } = model;
    if (!held) return;
    model.held = null;
    const isWell = random.chance(0.6);
    if (isWell) held.release();
    else held.fail();
    model.answer(held.id, held.texts, isWell ? 'well' : 'fails');
    return isWell ? 'it went well' : 'it failed';
  }),
  act('Cancel', 3, { when: isIdleForm, mayHold: true }, async (stage) => {
    const { model, page } = stage;
    // What a save has stored, also one whose answer was lost, is not discarded.
    const texts = model.unsaved(model.form);
    const ids = [model.form];
    await press(stage, page.getByRole('link', { name: 'Cancel' }));
    if (Object.keys(texts).length > 0)
      model.undo = { kind: 'discard', ids, texts, raw: new Map(), notice: '' };
    model.drafts.delete(model.form);
    model.leaveForm();
  }),
  act('leave the form by its link back', 2, { when: isIdleForm, mayHold: true }, async (stage) => {
    await press(stage, stage.page.getByRole('link', { name: 'Back', exact: true }));
    stage.model.leaveForm();
  }),
  act('delete the contact', 2, { when: canDelete, ...HOLDS, follows: true }, async (stage) => {
    const { contact } = stage.model;
    await keyOnHeading(stage, 'Delete');
    if (!(await answerTo(stage, [contact]))) return 'no';
    stage.model.replace('/dashboard');
    return contact;
  }),
  act('delete rows', 3, { when: canDeleteRows, ...HOLDS, follows: true }, async (stage) => {
    const { id } = await focusRow(stage);
    const ids = stage.model.chosen.length > 0 ? stage.model.chosen : [id];
    await strike(stage, 'Delete');
    return (await answerTo(stage, ids)) ? ids.join(' ') : 'no';
  }),
  act('undo', 8, { when: canUndo, ...HOLDS, follows: true }, async (stage) => {
    const { model, page, random, look } = stage;
    const { undo } = model;
    if (!undo) return;
    if (look.focus.kind !== 'text' && random.chance(0.5)) {
      // To the browser Ctrl is no key that shows the focus after a press.
      await page.keyboard.press('Shift');
      await strike(stage, 'Control+z');
    } else await press(stage, page.getByRole('button', { name: 'Undo' }));
    model.undo = null;
    const [id = ''] = undo.ids;
    if (undo.kind === 'deletion') {
      model.restore(undo.ids);
      model.restored = undo.raw;
    } else {
      model.keep(id, { ...undo.texts, ...model.drafts.get(id) });
      if (model.form !== id) model.push(`/contact/edit/${id}`, model.contact === id);
    }
    return `${undo.kind} of ${undo.ids.join(' ')}`;
  }),
  act('dismiss the notice', 2, { when: hasNotice, ...HOLDS }, async (stage) => {
    // From where the focus was, as by Tab.
    await strike(stage, 'Enter', stage.page.getByRole('button', { name: 'Dismiss' }));
  }),
  act('time passes', 3, { when: () => true }, async ({ page }) => {
    await page.evaluate(() => window.walk.pass(6_000));
  }),
  act('go to the bin', 2, { when: isCounted }, async (stage) => {
    const { page } = stage;
    const menu = page.getByRole('button', { name: 'List menu' });
    // An empty list has the link alone.
    if (await menu.isVisible()) await press(stage, menu);
    await press(stage, page.getByRole('link', { name: 'Recently Deleted' }).first());
    stage.model.push('/recently-deleted');
  }),
  act('restore from the bin', 5, { when: hasBinned, ...HOLDS }, async (stage) => {
    const { model, random, page } = stage;
    // Of many, only the rows in sight and some more are drawn.
    const buttons = page.getByRole('button', { name: /^Restore ./ });
    const drawn = await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel));
    const cards = [...model.bin.values()].filter(({ name }) => drawn.includes(`Restore ${name}`));
    const { size } = model.bin;
    const count = `Showing ${String(size)} of ${String(size)} deleted contacts`;
    if (cards.length < Math.min(size, 8) || !(await page.getByText(count).isVisible()))
      model.lies.push(`the bin is not shown as it is: ${drawn.join(', ')}`);
    const card = random.pick(cards);
    const name = `Restore ${card.name}`;
    await press(stage, page.getByRole('button', { name, exact: true }).first());
    model.restore([card.id]);
    return card.id;
  }),
  act('menu More, and out of it', 1.5, { when: isContact, ...HOLDS }, async (stage) => {
    await strike(stage, 'Enter', stage.page.getByRole('button', { name: 'More', exact: true }));
    await stage.rest();
    await strike(stage, 'Escape');
  }),
  act('reload', 3, { when: isIdle }, async ({ page, model, backend, random, rest }) => {
    const isRefused = !!backend.refuseList && model.isList && random.chance(0.3);
    if (isRefused) backend.refuseList?.();
    await page.reload();
    model.isDenied = false;
    model.selected.clear();
    model.undo = null;
    if (!isRefused) return '';
    await rest();
    if (await page.getByText('No business cards yet').isVisible())
      model.lies.push('a failed list is shown as empty');
    const again = page.getByRole('button', { name: 'Try Again' }).first();
    if (await again.isVisible()) await again.press('Enter', { timeout });
    return 'the list fails, and is tried again';
  }),
  act('reload while a save is on its way', 3, { when: isSending }, (stage) =>
    leave(stage, 'reload'),
  ),
  act('close the tab while a save is on its way', 3, { when: isSending }, (stage) =>
    leave(stage, 'close'),
  ),
  act('close the tab and open another', 1, { when: isIdle }, async (stage) => {
    const { page, model } = stage;
    const closed = page.waitForEvent('close', { timeout });
    await page.close({ runBeforeUnload: true });
    await closed;
    await stage.openTab();
    // As R15.24 has it: drafts are of a tab.
    model.drafts.clear();
  }),
  act('the phone scans', 2, { when: isFew }, async ({ model, backend, user }) => {
    model.count += 1;
    const number = String(model.count);
    const card = { ...SCANNED, id: `scan-${number}`, name: `Scanned ${number}` };
    const scanned = { ...card, createdAt: model.now() };
    await backend.put(user.uid, scanned);
    model.store(scanned);
    return card.id;
  }),
  act('the phone changes', 2, { when: () => true }, async ({ model, backend, user, random }) => {
    const card = random.pick([...model.cards.values()]);
    model.count += 1;
    const changed = { ...card, company: `Moved ${String(model.count)}` };
    await backend.put(user.uid, changed);
    model.store(changed);
    return card.id;
  }),
  act(
    'another computer deletes',
    2,
    { when: (stage) => areMany(stage) && isBinShut(stage), follows: true },
    async ({ model, backend, user, random }) => {
      const { id } = random.pick([...model.cards.values()]);
      await backend.bin(user.uid, id);
      model.moveToBin([id]);
      return id;
    },
  ),
  act(
    'the phone deletes',
    3,
    { when: canRemove, follows: true },
    async ({ page, model, backend, random, other }) => {
      const { id } = random.pick([...model.cards.values()]);
      await backend.remove?.(id);
      model.remove(id);
      // A count tells that one is missing, and all are read once more.
      for (const tab of [page, other?.page])
        await tab?.evaluate((span) => {
          window.walk.later(span);
        }, LONG_AFTER);
      return id;
    },
  ),
  act('the second tab changes', 4, { when: hasTab }, async ({ model, random, other }) => {
    const card = random.pick([...model.cards.values()]);
    model.count += 1;
    const changed = { ...card, address: `${String(model.count)} Long Street` };
    await other?.edit(card.id, changed.address);
    model.store(changed);
    return card.id;
  }),
  act(
    'the second tab deletes',
    2,
    { when: (stage) => hasTab(stage) && areMany(stage) && isBinShut(stage), follows: true },
    async ({ model, random, other }) => {
      const { id } = random.pick([...model.cards.values()]);
      await other?.remove(id);
      model.moveToBin([id]);
      return id;
    },
  ),
  act('the second tab searches', 4, { when: hasTab }, async (stage) => {
    const text = stage.random.chance(0.3) ? '' : wordsOf(stage);
    await stage.other?.search(text);
    return text;
  }),
  act('the network goes', 1, { when: isIdle }, async ({ page, model }) => {
    await page.context().setOffline(true);
    model.isOnline = false;
  }),
  act('the network comes', 3, { when: isOffline }, async ({ page, model }) => {
    await page.context().setOffline(false);
    model.isOnline = true;
    model.known = new Map(model.cards);
  }),
  // As behind a VPN: all goes on as it was.
  act(
    'the browser denies its network',
    1,
    { when: ({ model }) => !model.isDenied },
    async (stage) => {
      stage.model.isDenied = true;
      await stage.page.evaluate(() => window.walk.deny(true));
    },
  ),
  act(
    'the browser owns to its network',
    2,
    { when: ({ model }) => model.isDenied },
    async (stage) => {
      stage.model.isDenied = false;
      await stage.page.evaluate(() => window.walk.deny(false));
    },
  ),
  // Made wide on a contact, the list beside it may be one that was left earlier.
  act('the window is another size', 3, { when: isList }, async ({ page, model, random }) => {
    model.width = random.pick([360, 1000, 1440]);
    await page.setViewportSize({ width: model.width, height: 720 });
    return String(model.width);
  }),
];

/** The same with a key that the system repeats: one press, one answer. */
function held({ name, weight, run, ...how }: Action): Action {
  return act(`${name}, the key held`, weight / 4, how, (stage) => {
    stage.isHeld = true;
    return run(stage);
  });
}

/** What happens in a walk, each as often as its weight says. */
export const ACTIONS: readonly Action[] = [
  ...BY_PRESS,
  ...BY_PRESS.filter(({ mayHold }) => mayHold).map(held),
];
