import { beforeEach, expect, test, vi } from 'vitest';
import type { Contact } from '../../../../src/contacts/model/contact';
import { filterText } from '../../../../src/contacts/model/filter';
import { ContactStore } from '../../../../src/contacts/store/ContactStore';
import { ListView } from '../../../../src/contacts/store/view/ListView';
import { Observable } from '../../../../src/platform/Observable';
import { contactWith } from '../../contactWith';

const CURSOR = { newest: 0, seen: 0, from: 0 };
const CURSORS = { updatedAt: CURSOR, createdAt: CURSOR, deletedAt: CURSOR, readInFull: 0 };

const contact = (name: string, more: Partial<Contact> = {}) =>
  contactWith({ id: name.toLowerCase(), name, createdAt: new Date(2026, 0, 1), ...more });
const ADA = contact('Ada', { email: 'ada@navy.example' });
const BOB = contact('Bob');
const EVE = contact('Eve', { email: 'eve@navy.example' });

let store: ContactStore;
let selection: Observable<ReadonlySet<string>>;
let view: ListView;

beforeEach(() => {
  const location = { pathname: '/', search: '', hash: '' };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('document', new EventTarget());
  const copy = { contacts: [ADA, BOB, EVE], cursors: CURSORS, at: 1 };
  store = new ContactStore('me', new AbortController().signal, copy);
  selection = new Observable<ReadonlySet<string>>(new Set());
  view = new ListView({ store, selection }, '/dashboard');
});

const names = (contacts: readonly Contact[]) => contacts.map(({ name }) => name).join(' ');

test('count, table and files read one array, which is there as soon as it was asked for', () => {
  view.dispatch({ type: 'sort', sort: { column: 'name', direction: 'desc' } });
  view.dispatch({ type: 'filter', filter: filterText({ email: ['yes'] }) });
  const { visible, found, rows, layout } = view.contents;
  expect(names(visible)).toBe('Eve Ada');
  expect(rows).toBe(visible);
  expect(layout.count).toBe(2);
  expect(names(found)).toBe('Eve Bob Ada');
});

test('what it shows stays the same object, and its rows the same array where they are the same', () => {
  const before = view.contents;
  expect(view.contents).toBe(before);
  view.dispatch({ type: 'enter', id: 'bob' });
  view.dispatch({ type: 'press', id: 'ada', withShift: false });
  expect(view.contents).toBe(before);
  view.dispatch({ type: 'search', text: 'a' });
  const searched = view.contents;
  store.put(contact('Bob', { title: 'Cook' }));
  expect(view.contents.rows).toBe(searched.rows);
  expect(view.contents.layout).toBe(searched.layout);
});

test('who listens hears of contacts, selection and events, and of nothing once nobody does', () => {
  const listener = vi.fn();
  const end = view.subscribe(listener);
  for (const change of [
    () => store.remove('bob'),
    () => selection.set(new Set(['ada'])),
    () => view.dispatch({ type: 'search', text: 'e' }),
  ]) {
    listener.mockClear();
    change();
    expect(listener).toHaveBeenCalled();
  }
  listener.mockClear();
  view.dispatch({ type: 'search', text: 'e' });
  expect(listener).not.toHaveBeenCalled();
  end();
  store.remove('ada');
  expect(listener).not.toHaveBeenCalled();
  expect(names(view.contents.rows)).toBe('Eve');
});

test('the people of a company are a list of their own, with the selection of the whole list', () => {
  const part = new ListView({ store, selection }, '/company/ada', (contacts) =>
    contacts.filter(({ email }) => email !== ''),
  );
  view.dispatch({ type: 'select', ids: ['ada', 'bob'] });
  part.dispatch({ type: 'search', text: 'e' });
  expect(names(part.chosen)).toBe('Ada');
  expect(names(part.contents.visible)).toBe('Eve Ada');
  expect(names(view.contents.visible)).toHaveLength('Ada Bob Eve'.length);
  store.put(contact('Zoe', { email: 'zoe@navy.example' }));
  expect(part.contents.list.contacts).toHaveLength(3);
  part.dispatch({ type: 'clearSelection' });
  expect(view.chosen).toEqual([]);
});

test('a press with Shift goes by the rows as they stand', () => {
  view.dispatch({ type: 'sort', sort: { column: 'name', direction: 'desc' } });
  view.dispatch({ type: 'press', id: 'eve', withShift: false });
  view.dispatch({ type: 'press', id: 'bob', withShift: true });
  expect([...selection.current()].toSorted()).toEqual(['bob', 'eve']);
});

test('a contact that is deleted is not among the chosen, and is again once it is back', () => {
  view.dispatch({ type: 'select', ids: ['ada', 'bob'] });
  store.remove('bob');
  expect(names(view.chosen)).toBe('Ada');
  store.put(BOB);
  expect(view.chosen).toHaveLength(2);
});
