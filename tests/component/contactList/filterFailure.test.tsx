import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entryKey, keptQuery } from '../../../src/ui/historyEntry';
import { putFourContacts } from '../fakes/contactDocuments';
import { openSite, reloadSite } from '../fakes/site';

const code = vi.hoisted(() => ({ isBroken: false }));

vi.mock(import('../../../src/contacts/text/countries'), async (actual) => {
  const countries = await actual();
  return {
    ...countries,
    countryPreparation: () => {
      if (code.isBroken) throw new Error('made to fail by the test');
      return countries.countryPreparation();
    },
  };
});

test('filters that can’t be loaded are said to be lost, and the button tries again', async () => {
  putFourContacts();
  const user = openSite('/dashboard');
  const button = () => screen.findByRole('button', { name: 'Filter' });
  await user.click(await button());
  await user.click(await screen.findByRole('radio', { name: 'Germany 1' }));
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  await waitFor(() => {
    expect(keptQuery(entryKey())?.filter).toMatch(/./);
  });

  code.isBroken = true;
  reloadSite();
  expect(await screen.findByText('We couldn’t load your filters.')).toBeVisible();
  expect(screen.queryByText('Loading your filters...')).not.toBeInTheDocument();

  code.isBroken = false;
  await user.click(await button());
  expect(await screen.findByText('Showing 1 of 4 business cards')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Germany 1' })).toBeChecked();
});
