import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NoticeBar } from '../../../src/session/NoticeBar';
import { Notices, type Notice } from '../../../src/session/notices';
import { draw } from '../fakes/site';

const show = (notices: Notices, notice: Notice) => act(async () => notices.show(notice));

async function drawDeleted(): Promise<Notices> {
  const notices = new Notices();
  draw(
    <MemoryRouter>
      <input aria-label="Search" />
      <NoticeBar notices={notices} />
    </MemoryRouter>,
  );
  await show(notices, { kind: 'success', text: 'Deleted.', undo: () => undefined });
  return notices;
}

const focus = (control: HTMLElement) =>
  act(() => {
    control.focus();
  });

test('the next notice leaves a focus elsewhere alone', async () => {
  const notices = await drawDeleted();
  focus(screen.getByRole('button', { name: 'Undo' }));
  focus(screen.getByRole('textbox', { name: 'Search' }));
  await show(notices, { kind: 'success', text: 'Saved.' });
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('a focus whose button goes is on Dismiss: a second press undoes nothing', async () => {
  const notices = await drawDeleted();
  const actions = [{ label: 'Stop', act: () => undefined }];
  await show(notices, { kind: 'success', text: 'Deleting.', undo: () => undefined, actions });
  focus(screen.getByRole('button', { name: 'Stop' }));
  await show(notices, { kind: 'success', text: 'Deleted.', undo: () => undefined });
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});

test('a notice that goes gives the focus back', async () => {
  const notices = await drawDeleted();
  const search = screen.getByRole('textbox', { name: 'Search' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  focus(search);
  focus(undo);
  await act(async () => notices.dismiss());
  expect(search).toHaveFocus();
});
