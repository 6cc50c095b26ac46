import { beforeEach, expect, test } from 'vitest';
import { ContactStore } from '../../../src/contacts/store/ContactStore';
import { ListView } from '../../../src/contacts/store/view/ListView';
import { Observable } from '../../../src/platform/Observable';
import { dropSearches, keptQuery } from '../../../src/ui/historyEntry';

beforeEach(() => {
  sessionStorage.clear();
});

function listOf(uid: string): ListView {
  const store = new ContactStore(uid, new AbortController().signal);
  return new ListView({ store, selection: new Observable(new Set()) }, '/dashboard');
}

/** The history of a tab, and the list in it. Each step is an entry that is pushed, gone back to, or changed. */
class Tab {
  #entries: { path: string; state: unknown }[] = [];
  #at = -1;
  list: ListView;

  constructor(path: string, uid = 'ada') {
    this.#push(path);
    this.list = listOf(uid);
  }

  #push(path: string, usr: unknown = null): void {
    this.#entries.splice(this.#at + 1);
    this.#at += 1;
    this.#entries.push({ path, state: { usr, key: `k${String(Math.random())}`, idx: this.#at } });
    this.#show();
  }

  #show(): void {
    const { path = '', state } = this.#entries[this.#at] ?? {};
    window.history.replaceState(state, '', path);
  }

  #leave(): void {
    const { pathname, search } = window.location;
    this.#entries[this.#at] = { path: pathname + search, state: window.history.state };
  }

  open(path: string, usr?: unknown): this {
    this.#leave();
    this.#push(path, usr);
    this.list.arrive();
    return this;
  }

  wayToList(): this {
    const { to, state } = this.list.history.way.current();
    return this.open(to, state);
  }

  /** Another entry takes the place of this one. */
  replace(path: string): this {
    this.#at -= 1;
    this.#push(path);
    this.list.arrive();
    return this;
  }

  back(): this {
    this.#leave();
    this.#at -= 1;
    this.#show();
    this.list.arrive();
    return this;
  }

  reload(uid = 'ada'): this {
    this.list = listOf(uid);
    return this;
  }

  search(text: string): this {
    this.list.dispatch({ type: 'search', text });
    return this;
  }

  sort(): this {
    this.list.dispatch({ type: 'sort', sort: { column: 'name', direction: 'asc' } });
    return this;
  }

  get shown(): string {
    const { pathname, search } = window.location;
    return `${pathname}${search} ${this.list.state.query.search} ${this.list.history.way.current().to}`.trim();
  }
}

const tab = () => new Tab('/dashboard');

test.each<[string, () => Tab, string]>([
  ['a sort is in the address', () => tab().sort(), '/dashboard?sort=name  /dashboard?sort=name'],
  ['a search is not', () => tab().search('x'), '/dashboard x /dashboard'],
  [
    'a reload keeps both',
    () => tab().search('x').sort().reload(),
    '/dashboard?sort=name x /dashboard?sort=name',
  ],
  [
    'a sort of a search goes with it',
    () => tab().search('x').sort().search(''),
    '/dashboard  /dashboard',
  ],
  [
    'also after a reload',
    () => tab().search('x').sort().reload().search(''),
    '/dashboard  /dashboard',
  ],
  [
    'and where it was chosen without one, it stays',
    () => tab().sort().search('x').reload().search(''),
    '/dashboard?sort=name  /dashboard?sort=name',
  ],
  [
    'a contact goes on with them',
    () => tab().search('x').sort().open('/contact/1'),
    '/contact/1 x /dashboard?sort=name',
  ],
  [
    'also after its reload',
    () => tab().search('x').sort().open('/contact/1').reload(),
    '/contact/1 x /dashboard?sort=name',
  ],
  [
    'Back finds the search',
    () => tab().search('x').open('/contact/1').back(),
    '/dashboard x /dashboard',
  ],
  [
    'Back after a reload finds it',
    () => tab().search('x').open('/contact/1').reload().back(),
    '/dashboard x /dashboard',
  ],
  [
    'Back finds the older one',
    () => tab().search('x').open('/contact/1').search('y').back(),
    '/dashboard x /dashboard',
  ],
  [
    'the way back goes on',
    () => tab().search('x').open('/contact/1').search('y').sort().wayToList(),
    '/dashboard?sort=name y /dashboard?sort=name',
  ],
  [
    'also from an entry that took the place of another',
    () => tab().search('x').open('/contact/1').replace('/contact/1').wayToList(),
    '/dashboard x /dashboard',
  ],
  [
    'and is kept',
    () => tab().search('x').open('/contact/1').wayToList().search('').reload(),
    '/dashboard  /dashboard',
  ],
  [
    'a link to the list begins anew',
    () => tab().search('x').open('/contact/1').open('/dashboard'),
    '/dashboard  /dashboard',
  ],
  [
    'another page changes nothing',
    () => tab().search('x').open('/profile'),
    '/profile x /dashboard',
  ],
  [
    'an older address',
    () => new Tab('/dashboard?search=x&sort=name'),
    '/dashboard?sort=name x /dashboard?sort=name',
  ],
  ['somebody else finds nothing', () => tab().search('x').reload('mary'), '/dashboard  /dashboard'],
])('%s', (_, walk, shown) => {
  expect(walk().shown).toBe(shown);
});

test('no entry holds a word or a name', () => {
  const { list } = tab().search('secret').open('/contact/1').wayToList();
  expect(list.state.query.search).toBe('secret');
  expect(JSON.stringify(window.history.state)).not.toMatch(/secret|ada/);
});

test('who logs in loses the searches of others, who logs out all', () => {
  const key = () => (window.history.state as { key: string }).key;
  const found = () => keptQuery(key())?.search;
  tab().search('x');
  dropSearches('ada');
  expect(found()).toBe('x');
  dropSearches('mary');
  expect(found()).toBeUndefined();
  tab().search('x');
  dropSearches();
  expect(found()).toBeUndefined();
});

test('where the browser stores nothing, Back finds the search', () => {
  const { list } = tab().search('x').open('/contact/1');
  sessionStorage.clear();
  expect(list.state.query.search).toBe('x');
});
