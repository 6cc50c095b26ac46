import { storageHosts } from '../../firebase/ownPicture';
import { sizedImageUrl } from '../../lib/urls';
import { imageSource } from '../imageSource';
import { rowAt } from './useRowFocus';

/** In ms: a pointer that passes by asks for nothing, and one on its way to the picture finds it. */
const PAUSE = 400;

const GAP = 4;

/** The mark beside a link that the keyboard has led to. */
const MARK_OF_FOCUS = 'td:has(a:focus-visible) > svg';

/**
 * Shows a row's card picture in `popover` while the pointer is on its mark, or the keyboard's focus on its
 * row (R15.2), until `signal` ends it. `stored` gives the address of a mark's picture, which is not trusted. A
 * picture that does not load is not shown. Returns how to hide it, which says whether it was shown.
 */
export function attachCardPreview(
  panel: HTMLElement,
  popover: HTMLElement,
  stored: (mark: Element) => string,
  signal: AbortSignal,
): () => boolean {
  /** What the pointer or the focus is on, and what is shown. */
  let aimed: Element | null = null;
  let shown: Element | null = null;
  let isPointed = false;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    if (!shown) return false;
    shown = null;
    popover.hidePopover();
    return true;
  };

  const load = (mark: Element) => {
    const source = imageSource(stored(mark));
    if (!source) return;
    const image = new Image();
    image.alt = '';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      // A list that was left may still be in the document.
      if (signal.aborted || aimed !== mark || !isInView(mark)) return;
      shown = mark;
      popover.replaceChildren(image);
      popover.showPopover();
      place(popover, mark);
    };
    image.src = sizedImageUrl(source, { width: 400, quality: 70 }, storageHosts);
  };

  const aim = (mark: Element | null) => {
    if (mark === aimed) return;
    aimed = mark;
    clearTimeout(timer);
    if (mark && mark === shown) return;
    timer = window.setTimeout(() => {
      hide();
      if (mark) load(mark);
    }, PAUSE);
  };

  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    // No other drawing has a picture.
    const drawing = target instanceof SVGElement ? (target.ownerSVGElement ?? target) : null;
    const mark = popover.contains(target) ? shown : drawing;
    if (mark) isPointed = true;
    // The focus may hold it: rows that scroll by under a resting pointer do not end that.
    if (isPointed) aim(mark);
  };

  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    isPointed = false;
    // A page that opens puts the focus back by itself, which nobody asked a picture for.
    const row = relatedTarget && rowAt(target);
    aim(row?.querySelector(MARK_OF_FOCUS) ?? null);
  };

  const onLeave = () => {
    if (isPointed) aim(null);
  };
  const onBlur = () => {
    if (!isPointed) aim(null);
  };
  const onMove = () => {
    // A focus that scrolls its row into sight has only begun to ask.
    if (shown) hide();
  };

  panel.addEventListener('pointerover', onPointer, { signal });
  panel.addEventListener('pointerleave', onLeave, { signal });
  panel.addEventListener('focusin', onFocus, { signal });
  panel.addEventListener('focusout', onBlur, { signal });
  for (const type of ['scroll', 'resize', 'blur']) {
    window.addEventListener(type, onMove, { signal, passive: true });
  }
  signal.addEventListener('abort', hide);
  return hide;
}

function isInView(mark: Element): boolean {
  const { top, bottom } = mark.getBoundingClientRect();
  return mark.isConnected && top >= 0 && bottom <= window.innerHeight;
}

/**
 * Below the row of the mark, or above where there is no room: the row itself stays free for a click. It begins where
 * the column of the names ends, or ends with the row where that is a card: one reads the next names on.
 */
function place(popover: HTMLElement, mark: Element): void {
  const listed = rowAt(mark);
  if (!listed) return;
  const row = listed.getBoundingClientRect();
  // What a row keeps clear of at the foot of the window: the bar of a selection stands there.
  const foot = window.innerHeight - Number.parseFloat(getComputedStyle(listed).scrollMarginBottom);
  const names = listed.cells[0]?.getClientRects()[0];
  const { offsetWidth: width, offsetHeight: height, style } = popover;
  const below = row.bottom + GAP;
  const top = below + height > foot ? row.top - GAP - height : below;
  const left = names?.right ?? row.right - width;
  const farthest = window.innerWidth - width - GAP;
  style.top = `${String(Math.max(GAP, top))}px`;
  style.left = `${String(Math.min(Math.max(row.left, left), farthest))}px`;
}
