/** Between what has the focus, with its ring, and what sticks over the page, in px. */
const GAP = 8;

/** Scrolls a control clear of what sticks over it, as a bar does (R15.174). One that is out of sight stays there. */
export function uncover(element: Element): void {
  const bar = coverOf(element);
  if (!bar) return;
  const [box, over] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isAbove = over.top <= box.top && over.bottom < window.innerHeight / 2;
  const by = isAbove ? box.top - over.bottom - GAP : box.bottom - over.top + GAP;
  scrollerOf(element).scrollBy({ top: by, behavior: 'instant' });
}

/** What sticks over it; `undefined` if nothing does. */
function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const label = element.closest('label');
  for (const y of [top + height / 2, top + 1, top + height - 1]) {
    const seen = document.elementFromPoint(left + width / 2, y);
    if (!seen || element.contains(seen) || seen.contains(element) || label?.contains(seen))
      continue;
    const bar = ancestor(seen, ({ position }) => position === 'sticky' || position === 'fixed');
    if (bar && !bar.contains(element)) return bar;
  }
  return undefined;
}

function scrollerOf(element: Element): Element {
  const scroller = ancestor(element, ({ overflowY }) => /auto|scroll/.test(overflowY));
  return scroller ?? document.documentElement;
}

function ancestor(of: Element, has: (style: CSSStyleDeclaration) => boolean): Element | undefined {
  for (let at: Element | null = of; at && at !== document.body; at = at.parentElement) {
    if (has(getComputedStyle(at))) return at;
  }
  return undefined;
}
