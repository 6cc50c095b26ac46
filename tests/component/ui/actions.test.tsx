import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runAction, useActions } from '../../../src/ui/actions';

function Page({ onDelete }: { onDelete: () => void }) {
  useActions({ delete: onDelete });
  return null;
}

function Rows({ onDelete }: { onDelete: () => boolean }) {
  useActions({ delete: onDelete }, 'ofRows');
  return null;
}

test.each([
  ['acts for the row that has the focus, though its code came last', true, [1, 0]],
  ['leaves the key to the page where no row has the focus', false, [1, 1]],
])('a key %s', (_, hasRow, calls) => {
  const ofPage = vi.fn();
  const ofRow = vi.fn(() => hasRow);
  const { rerender } = render(<Page onDelete={ofPage} />);
  rerender(
    <>
      <Page onDelete={ofPage} />
      <Rows onDelete={ofRow} />
    </>,
  );
  act(() => void runAction('delete'));
  expect([ofRow.mock.calls.length, ofPage.mock.calls.length]).toEqual(calls);
});

test('what has gone does nothing any more', () => {
  const ofRow = vi.fn(() => true);
  render(<Rows onDelete={ofRow} />).unmount();
  expect(runAction('delete')).toBe(false);
  expect(ofRow).not.toHaveBeenCalled();
});
