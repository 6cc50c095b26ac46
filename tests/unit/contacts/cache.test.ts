import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  contactListKey,
  listedContact,
  putContacts,
  removeContacts,
  startContactList,
  type ContactList,
} from '../../../src/contacts/cache';
import type { Contact } from '../../../src/contacts/contact';
import { marksOf } from '../../../src/contacts/marks';
import { contactWith } from '../contactWith';

/** A contact that was added on this day of May 2025. */
function contact(day: number, name = `added on ${day}`): Contact {
  return contactWith({ id: `day${day}`, name, createdAt: new Date(2025, 4, day) });
}

const KEY = contactListKey('ada');
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});

function hold(contacts: readonly Contact[], isWhole = true): void {
  client.setQueryData<ContactList>(KEY, { contacts, isWhole }, { updatedAt: 1 });
}

function heldNames(): string[] | undefined {
  return client.getQueryData<ContactList>(KEY)?.contacts.map(({ name }) => name);
}

describe('putContact', () => {
  test('takes the place of the old version', () => {
    hold([contact(9), contact(5), contact(2)]);
    putContacts(client, 'ada', contact(5, 'corrected'));
    expect(heldNames()).toEqual(['added on 9', 'corrected', 'added on 2']);
  });

  test.each([
    [10, ['put', 'added on 9', 'added on 5']],
    [7, ['added on 9', 'put', 'added on 5']],
    [1, ['added on 9', 'added on 5', 'put']],
  ])('adds a contact of day %i by its date', (day, expected) => {
    hold([contact(9), contact(5)]);
    putContacts(client, 'ada', contact(day, 'put'));
    expect(heldNames()).toEqual(expected);
  });

  test('adds to the newest only what is newer than one of them', () => {
    hold([contact(9), contact(5)], false);
    putContacts(client, 'ada', contact(1, 'one of the rest'));
    putContacts(client, 'ada', contact(7, 'newer'));
    expect(heldNames()).toEqual(['added on 9', 'newer', 'added on 5']);
  });

  test('adds a contact without a date as the last, once all are here', () => {
    const undated = contactWith({ id: 'undated', name: 'undated', createdAt: null });
    hold([contact(9)], false);
    putContacts(client, 'ada', undated);
    expect(heldNames()).toEqual(['added on 9']);
    hold([contact(9)]);
    putContacts(client, 'ada', undated);
    expect(heldNames()).toEqual(['added on 9', 'undated']);
  });

  test('is no answer of the service: age and failure of the list stay', async () => {
    hold([contact(9)]);
    const failed = new Error('refused');
    const load = { queryKey: KEY, queryFn: () => Promise.reject(failed), retry: false };
    await expect(client.query(load)).rejects.toBe(failed);
    putContacts(client, 'ada', contact(9, 'corrected'));
    expect(heldNames()).toEqual(['corrected']);
    expect(client.getQueryState(KEY)).toMatchObject({ dataUpdatedAt: 1, error: failed });
  });

  test('leaves the list of another user alone', () => {
    hold([contact(9)]);
    putContacts(client, 'mary', contact(9, 'corrected'));
    expect(heldNames()).toEqual(['added on 9']);
  });
});

test('removeContact takes a contact out, and a second time does nothing', () => {
  hold([contact(9), contact(5)]);
  removeContacts(client, 'ada', 'day9');
  removeContacts(client, 'ada', 'day9');
  expect(heldNames()).toEqual(['added on 5']);
});

test('listedContact finds the copy of the list', () => {
  expect(listedContact(client, 'ada', 'day9')).toBeUndefined();
  hold([contact(9)]);
  expect(listedContact(client, 'ada', 'day9')).toEqual(contact(9));
  expect(listedContact(client, 'ada', 'day5')).toBeUndefined();
});

describe('a change while the list is loaded', () => {
  test('wins over answers that predate it', () => {
    const { showNewest, wholeList } = startContactList(client, 'ada');
    putContacts(client, 'ada', contact(9, 'corrected'));
    removeContacts(client, 'ada', 'day5');
    showNewest([contact(9), contact(5)]);
    expect(heldNames()).toEqual(['corrected']);
    putContacts(client, 'ada', contact(12, 'just scanned'));
    removeContacts(client, 'ada', 'day2');
    const loaded = [contact(9), contact(5), contact(2), contact(1)];
    const { contacts, isWhole } = wholeList(loaded, marksOf(loaded, 0));
    expect(contacts.map(({ name }) => name)).toEqual(['just scanned', 'corrected', 'added on 1']);
    expect(isWhole).toBe(true);
  });

  test('counts for that load alone', () => {
    putContacts(client, 'ada', contact(9, 'corrected here'));
    const { wholeList } = startContactList(client, 'ada');
    const loaded = [contact(9, 'corrected on the phone since')];
    const { contacts } = wholeList(loaded, marksOf(loaded, 0));
    expect(contacts.map(({ name }) => name)).toEqual(['corrected on the phone since']);
  });
});

test('a whole list stays until the next one is whole', () => {
  hold([contact(9), contact(5)]);
  startContactList(client, 'ada').showNewest([contact(12)]);
  expect(heldNames()).toEqual(['added on 9', 'added on 5']);
});
