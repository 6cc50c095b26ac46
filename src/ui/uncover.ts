/** Between what has the focus, with its ring, and what sticks over the page, in px. */
const GAP = 8;

const CONTROL = 'a, button, input, select, textarea, summary';

/** As many bars may stand below each other: header, toolbar, head of a table, heading. */
const MOST_BARS = 4;

/** Scrolls a control clear of what sticks over it, as bars do (R15.174). One that is out of sight stays there. */
export function uncover(element: Element): void {
  if (!element.matches(CONTROL)) return;
  for (let bars = 0; bars < MOST_BARS; bars++) {
    const bar = coverOf(element);
    if (!bar) return;
    // Asked last: nearly always nothing covers it.
    const scroller = scrollerOf(element);
    if (isStuck(element, scroller)) return;
    const [box, over] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isAbove = over.top + over.bottom < window.innerHeight;
    const by = isAbove ? box.top - over.bottom - GAP : box.bottom - over.top + GAP;
    scroller.scrollBy({ top: by, behavior: 'instant' });
  }
}

/** What sticks over it; `undefined` if nothing does, or if one end of it would be covered in any case. */
function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (height > window.innerHeight / 2) return undefined;
  const label = element.closest('label');
  for (const y of [top + height / 2, top + 1, top + height - 1]) {
    const seen = document.elementFromPoint(left + width / 2, y);
    if (!seen || element.contains(seen) || label?.contains(seen)) continue;
    const bar = around(seen).find(sticks);
    if (bar && !bar.contains(element)) return bar;
  }
  return undefined;
}

function scrollerOf(element: Element): Element {
  const scrolls = (box: Element) =>
    box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
  return around(element).slice(1).find(scrolls) ?? document.documentElement;
}

/** Whether it does not move as the page scrolls. */
function isStuck(element: Element, scroller: Element): boolean {
  return around(element).some((box) => scroller.contains(box) && box !== scroller && sticks(box));
}

function sticks(box: Element): boolean {
  return /sticky|fixed/.test(getComputedStyle(box).position);
}

/** It, and what it stands in, outwards. */
function around(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    boxes.push(at);
  }
  return boxes;
}
