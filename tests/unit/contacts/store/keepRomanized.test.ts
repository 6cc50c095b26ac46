import { expect, test, vi } from 'vitest';
import { ContactStore } from '../../../../src/contacts/store/ContactStore';
import { keepRomanized } from '../../../../src/contacts/store/keepRomanized';
import { contactWith } from '../../contactWith';

const CURSORS = { updatedAt: null, createdAt: null, deletedAt: null, readAllAt: 0 };

function storeOf(...names: readonly string[]): { store: ContactStore; end: () => void } {
  const over = new AbortController();
  const contacts = names.map((name, at) => contactWith({ id: String(at), name }));
  const store = new ContactStore('me', over.signal, { contacts, cursors: CURSORS, at: 1 } as never);
  keepRomanized(store);
  return { store, end: () => over.abort() };
}

const namesFound = (store: ContactStore, search: string) =>
  store.visible(search, null).map(({ name }) => name);

test('a search that is open finds them as soon as the table is here, and a card that arrives then', async () => {
  const { store, end } = storeOf('Морозов Сергей', 'Anna Kitz', '陈晓明');
  const drawn = vi.fn();
  store.subscribe(drawn);
  expect(namesFound(store, 'morozov')).toEqual([]);
  await vi.waitFor(() => expect(namesFound(store, 'morozov')).toEqual(['Морозов Сергей']));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(namesFound(store, 'chen xiaoming')).toEqual(['陈晓明']);

  store.put(contactWith({ id: 'new', name: 'Ελένη Νικολάου' }));
  await vi.waitFor(() => expect(namesFound(store, 'eleni')).toEqual(['Ελένη Νικολάου']));
  store.put(contactWith({ id: '0', name: 'Петров Сергей' }));
  await vi.waitFor(() => expect(namesFound(store, 'petrov')).toEqual(['Петров Сергей']));
  expect(namesFound(store, 'morozov')).toEqual([]);
  end();
});

test('a list in Latin letters is not searched anew', async () => {
  const { store, end } = storeOf('Anna Kitz', 'Łukasz Böhm');
  const drawn = vi.fn();
  store.subscribe(drawn);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(drawn).not.toHaveBeenCalled();
  end();
});
