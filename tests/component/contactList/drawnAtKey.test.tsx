import { screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { putFourContacts } from '../fakes/contactDocuments';
import { searchBox, shownNames } from '../fakes/contactsTable';
import { openSite } from '../fakes/site';

const draws: string[] = [];

/** The module with a component that says when it is drawn. */
async function telling<Name extends string>(
  name: Name,
  original: () => Promise<Record<Name, ComponentType>>,
) {
  const code = await original();
  const Telling = (props: object) => {
    draws.push(name);
    return createElement(code[name], props);
  };
  return { ...code, [name]: Telling };
}

// Each is drawn whenever what holds it is: the toolbar, the tools and the bar.
vi.mock('../../../src/contacts/export/ExportButton', (original) =>
  telling('ExportButton', original as never),
);
vi.mock('../../../src/contacts/list/SelectionBar', (original) =>
  telling('SelectionBar', original as never),
);
vi.mock('../../../src/contacts/list/EmailActions', (original) =>
  telling('EmailActions', original as never),
);

test('a key in the search draws neither toolbar nor tools nor the bar of the selection', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Grace Hopper' }));
  expect(new Set(draws)).toEqual(new Set(['ExportButton', 'SelectionBar', 'EmailActions']));
  await screen.findByText('1 selected', { selector: 'p' });

  draws.splice(0);
  await user.type(searchBox(), 'gra');
  expect(shownNames()).toEqual(['Grace Hopper']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
  expect(draws).toEqual([]);
});
