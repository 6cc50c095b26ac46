import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runKey } from '../../../src/app/keys/runKey';
import { KEYS, type Key } from '../../../src/content/keys';
import { useKeys } from '../../../src/ui/keys';

interface PartProps {
  scope: 'list' | 'contact' | 'everywhere';
  act: () => unknown;
}

function Part({ scope, act }: PartProps) {
  useKeys(scope, scope === 'everywhere' ? { back: act } : { edit: act });
  return (
    <section data-part={scope}>
      <button type="button">{scope}</button>
    </section>
  );
}

function press(key: string): boolean {
  return runKey(new KeyboardEvent('keydown', { key }), true);
}

test.each([
  ['list', ['list']],
  ['contact', ['contact']],
  ['everywhere', ['contact']],
])('with the focus in the part %s, e is for %j', (focused, acted) => {
  const heard: string[] = [];
  for (const scope of ['contact', 'list', 'everywhere'] as const) {
    render(<Part scope={scope} act={() => heard.push(scope)} />);
  }
  act(() => screen.getByRole('button', { name: focused }).focus());
  expect(press('e')).toBe(true);
  expect(heard).toEqual(acted);
});

test('a scope with nothing to do leaves a key to the one around it, and one that has gone has none', () => {
  const ofList = vi.fn(() => false);
  const ofContact = vi.fn();
  const { unmount: hideList } = render(<Part scope="list" act={ofList} />);
  const { unmount: hideContact } = render(<Part scope="contact" act={ofContact} />);
  act(() => screen.getByRole('button', { name: 'list' }).focus());
  expect(press('e')).toBe(true);
  expect([ofList, ofContact].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  hideContact();
  expect(press('e')).toBe(false);
  hideList();
  expect(press('e')).toBe(false);
  expect(ofList).toHaveBeenCalledTimes(2);
});

test.each(Object.entries(KEYS))('no two actions share a key %s', (_, { keys }) => {
  const all = Object.values<Key>(keys).flatMap((row) => row.keys);
  expect(all).toEqual([...new Set(all)]);
});
