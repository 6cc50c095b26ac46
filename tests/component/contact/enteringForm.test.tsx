import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeRoomForDesk, openGrace } from '../fakes/desk';
import { address } from '../fakes/site';
import { box } from './editForm';

const formHeading = () => screen.findByRole('heading', { level: 1, name: 'Edit Contact' });

test('in a narrow window e opens the form in its first box, a press on its heading', async () => {
  const user = await openGrace();
  await user.keyboard('e');
  await formHeading();
  expect(box('Full Name')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Contact' }));
  expect(await formHeading()).toHaveFocus();
});

test('in a narrow window e on a row does so too', async () => {
  const user = await openGrace();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toHaveFocus();
  await user.keyboard('e');
  await formHeading();
  expect(box('Full Name')).toHaveFocus();
});

test('beside the list a value that leads nowhere opens the form in its box, by a press and by its button', async () => {
  makeRoomForDesk();
  const user = await openGrace();
  const row = screen.getByRole('row', { name: /^Title/ });
  await user.click(within(row).getByText('Programmer'));
  await formHeading();
  expect(box('Job Title')).toHaveFocus();
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  expect(address()).toBe('/contact/grace');
  screen.getByRole('button', { name: 'Edit notes' }).focus();
  await user.keyboard('{Enter}');
  await formHeading();
  expect(box('Notes')).toHaveFocus();
});

test('a link has no such button', async () => {
  makeRoomForDesk();
  await openGrace();
  expect(screen.queryByRole('button', { name: 'Edit email' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy email' })).toBeVisible();
});

test('nor has a value in a narrow window, where the form is another page', async () => {
  await openGrace();
  expect(screen.queryByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
});
