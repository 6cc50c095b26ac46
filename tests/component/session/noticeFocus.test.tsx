import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
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

test('a focus whose button goes is on Dismiss: a second press undoes nothing', () => {
  const notices = drawDeleted();
  const actions = [{ label: 'Stop', act: () => undefined }];
  show(notices, { kind: 'success', text: 'Deleting.', undo: () => undefined, actions });
  focus(screen.getByRole('button', { name: 'Stop' }));
  show(notices, { kind: 'success', text: 'Deleted.', undo: () => undefined });
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});

test('a notice that goes gives the focus back', () => {
  const notices = drawDeleted();
  const search = screen.getByRole('textbox', { name: 'Search' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  focus(undo);
  // As browsers tell it, with where it comes from.
  fireEvent.focus(undo, { relatedTarget: search });
  act(() => {
    notices.dismiss();
  });
  expect(search).toHaveFocus();
});

test('what has the focus is scrolled clear of the notice', () => {
  // Here nothing has a place: both stand at the same one.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const notices = drawDeleted();
  focus(screen.getByRole('textbox', { name: 'Search' }));
  show(notices, { kind: 'success', text: 'Saved.' });
  expect(scroll.mock.contexts).toEqual([screen.getByRole('textbox', { name: 'Search' })]);
});
