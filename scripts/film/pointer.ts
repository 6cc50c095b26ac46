import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Screenshots hold no mouse pointer, so the film draws one: an arrow, or a finger's mark on a phone. */
export async function showPointer(page: Page, at: Point, touch: boolean): Promise<void> {
  await page.evaluate((isTouch) => {
    document.getElementById('film-pointer')?.remove();
    const pointer = document.createElement('div');
    pointer.id = 'film-pointer';
    pointer.popover = 'manual';
    Object.assign(pointer.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'none',
      overflow: 'visible',
      pointerEvents: 'none',
    });
    const mark = document.createElement('div');
    Object.assign(
      mark.style,
      isTouch
        ? {
            width: '32px',
            height: '32px',
            margin: '-16px 0 0 -16px',
            borderRadius: '50%',
            background: 'rgb(110 110 105 / 45%)',
            boxShadow: '0 0 0 1px rgb(255 255 255 / 70%)',
          }
        : {
            width: '15px',
            height: '22px',
            clipPath: 'polygon(0 0, 0 80%, 24% 62%, 42% 100%, 58% 93%, 41% 57%, 72% 55%)',
            background: '#111',
          },
    );
    if (!isTouch) pointer.style.filter = 'drop-shadow(0 0 1px #fff) drop-shadow(0 1px 2px #0008)';
    pointer.append(mark);
    (document.querySelector('dialog[open]') ?? document.body).append(pointer);
    pointer.showPopover();
  }, touch);
  await movePointer(page, at);
}

/** Puts the pointer at a point of the screen, in CSS px; nothing happens where none is shown. */
export async function movePointer(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ({ left, top }) => {
      const pointer = document.getElementById('film-pointer');
      if (pointer) pointer.style.transform = `translate(${String(left)}px, ${String(top)}px)`;
    },
    { left: x, top: y },
  );
}

/** Makes the pointer smaller while it presses, for a click leaves no trace in a picture. */
export async function pressPointer(page: Page, pressed: boolean): Promise<void> {
  await page.evaluate((isPressed) => {
    const mark = document.getElementById('film-pointer')?.firstElementChild;
    if (mark instanceof HTMLElement) mark.style.scale = isPressed ? '0.82' : '';
  }, pressed);
}
