import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachCardPreview } from '../../../src/contacts/list/cardPreview';

const CARD = 'https://firebasestorage.googleapis.com/v0/b/cards/o/card.jpg?alt=media';

/** The pictures that were asked for. */
let asked: HTMLImageElement[] = [];
let end = new AbortController();
const popover = document.createElement('div');
// happy-dom knows no popovers; tests/ui/cardPreview.spec.ts shows and hides a real one.
const show = vi.fn();
const hide = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  end = new AbortController();
  vi.stubGlobal('Image', function Image() {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  popover.showPopover = show;
  popover.hidePopover = hide;
});

afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A list of one row, whose card has this address, and its mark. */
function listOf(address: string): HTMLElement {
  render(
    <section aria-label="Contacts">
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/contact/ada">Ada</a>
              <svg role="img" />
            </td>
          </tr>
        </tbody>
      </table>
    </section>,
  );
  attachCardPreview(screen.getByRole('region'), popover, () => address, end.signal);
  return screen.getByRole('img');
}

const enter = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType }));

test('a picture is asked for after a pause, small, and shown once it is here', () => {
  const mark = listOf(CARD);
  enter(mark);
  vi.advanceTimersByTime(399);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ src }) => src)).toEqual([`${CARD}&w=400&q=70`]);
  expect(asked[0]?.referrerPolicy).toBe('no-referrer');
  expect(show).not.toHaveBeenCalled();
  fireEvent.load(asked[0] ?? mark);
  expect(show).toHaveBeenCalledOnce();
});

test.each([
  'http://cards.example/card.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://ada:secret@cards.example/card.jpg',
  '',
])('the address %j is not asked for', (address) => {
  const mark = listOf(address);
  enter(mark);
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});

test('a finger asks for nothing, and neither does a row that is gone when its turn comes', () => {
  const mark = listOf(CARD);
  enter(mark, 'touch');
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
  enter(mark);
  end.abort();
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});

test('a picture that comes after the pointer has left, or is broken, is not shown', () => {
  const mark = listOf(CARD);
  enter(mark);
  vi.advanceTimersByTime(400);
  fireEvent.error(asked[0] ?? mark);
  expect(show).not.toHaveBeenCalled();
  enter(screen.getByRole('link'));
  fireEvent.load(asked[0] ?? mark);
  expect(show).not.toHaveBeenCalled();
});

test('a picture that comes once the list was left is not shown', () => {
  const mark = listOf(CARD);
  enter(mark);
  vi.advanceTimersByTime(400);
  end.abort();
  fireEvent.load(asked[0] ?? mark);
  expect(show).not.toHaveBeenCalled();
});
