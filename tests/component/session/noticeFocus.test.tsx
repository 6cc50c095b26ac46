import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NoticeBar } from '../../../src/session/NoticeBar';
import { Notices, type Notice } from '../../../src/session/notices';
import { draw } from '../fakes/site';

const show = (notices: Notices, notice: Notice) =>
  act(() => {
    notices.show(notice);
  });

function drawDeleted(): Notices {
  const notices = new Notices();
  draw(
    <MemoryRouter>
      <input aria-label="Search" />
      <NoticeBar notices={notices} />
    </MemoryRouter>,
  );
  show(notices, { kind: 'success', text: 'Deleted.', undo: () => undefined });
  return notices;
}

const focus = (control: HTMLElement) =>
  act(() => {
    control.focus();
  });

test('the focus stays in the notice where the next one has no such button', () => {
  const notices = drawDeleted();
  focus(screen.getByRole('button', { name: 'Undo' }));
  show(notices, { kind: 'success', text: 'Saved.' });
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});

test('the next notice leaves a focus elsewhere alone', () => {
  const notices = drawDeleted();
  focus(screen.getByRole('button', { name: 'Undo' }));
  focus(screen.getByRole('textbox', { name: 'Search' }));
  show(notices, { kind: 'success', text: 'Saved.' });
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
