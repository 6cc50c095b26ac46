/**
 * Runs in the browser: all that is wrong with how the page is laid out, whatever its letters, its width and its scroll
 * bars. Nothing scrolls sideways, no text is cut without dots, none lies over another or sticks out of what it is in,
 * none stands in a column of a few letters, and no button is stretched. Of what people see: what lies behind a dialog
 * may be covered.
 */
export function troubles(): string[] {
  const html = document.documentElement;
  const letter = parseFloat(getComputedStyle(html).fontSize);
  const found = new Set<string>();
  const report = (kind: string, words: string, box: Element | null) =>
    found.add(`${kind}: "${words.slice(0, 60)}" ${box ? box.outerHTML.slice(0, 100) : ''}`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const above = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...above(element.parentElement)] : [];
  const dialog = document.querySelector('dialog:modal');
  const isSeen = (element: Element): boolean =>
    (!dialog || dialog.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // For screen readers alone.
    !above(element).some((box) => styleOf(box).clipPath !== 'none');
  const flows = (box: Element): string => `${styleOf(box).overflowX} ${styleOf(box).overflowY}`;
  const clips = (box: Element): boolean =>
    /hidden|clip/.test(flows(box)) || /strict|content|paint/.test(styleOf(box).contain);
  const scrolls = (box: Element): boolean => /auto|scroll/.test(flows(box));
  const isInline = (box: Element): boolean => /^(inline|contents)$/.test(styleOf(box).display);
  const isFramed = (box: Element): boolean => {
    const { borderInlineStartWidth, backgroundColor } = styleOf(box);
    return borderInlineStartWidth !== '0px' || !/, 0\)$|^transparent$/.test(backgroundColor);
  };
  /** What it is drawn with: what stays in place or opens over the page covers what is below it. */
  const layerOf = (element: Element): Element =>
    above(element).find(
      (box) =>
        /fixed|sticky/.test(styleOf(box).position) ||
        box.matches('dialog, [popover]') ||
        (styleOf(box).position === 'absolute' && styleOf(box).zIndex !== 'auto'),
    ) ?? html;

  /** Says where something sticks out sideways of what has a frame or a ground around it. */
  const beyondFrame = (element: Element, { left, right }: DOMRect): Element | undefined => {
    for (const box of above(element)) {
      if (clips(box) || scrolls(box) || /absolute|fixed/.test(styleOf(box).position)) return;
      if (isInline(box) || !isFramed(box)) continue;
      const frame = box.getBoundingClientRect();
      return left < frame.left - 1 || right > frame.right + 1 ? box : undefined;
    }
    return;
  };

  interface Line {
    text: Node;
    words: string;
    parent: Element;
    layer: Element;
    rect: DOMRect;
  }
  const lines: Line[] = [];

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    const parent = text.parentElement;
    if (!words || !parent || !isSeen(parent)) continue;
    const boxes = above(parent);
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const block = boxes.find((box) => !isInline(box));
    if (!block) continue;

    let [hasDots, isScrolled] = [false, false];
    let seen = rects;
    for (const box of boxes) {
      const { textOverflow } = styleOf(box);
      hasDots ||= textOverflow === 'ellipsis' || /^\d/.test(styleOf(box).webkitLineClamp);
      isScrolled ||= scrolls(box);
      const doesClip = clips(box);
      if (isInline(box) && !box.matches('a[class]')) continue;
      if (!doesClip && !scrolls(box) && !box.matches('button, a[class]')) continue;
      const bounds = box.getBoundingClientRect();
      const sticksOut = seen.some(
        ({ left, right, top, bottom }) =>
          left < bounds.left - 1 ||
          right > bounds.right + 1 ||
          top < bounds.top - 1 ||
          bottom > bounds.bottom + 1,
      );
      // What only helps to see, and what people wrote where it ends in dots, with the whole text one press away.
      const isDrawing = boxes.some((each) => each.ariaHidden === 'true');
      if (sticksOut && !hasDots && !isScrolled && !isDrawing) report('cut', words, box);
      if (!doesClip && !scrolls(box)) continue;
      const inside = seen.map(({ left, right, top, bottom }) => {
        const [x, y] = [Math.max(left, bounds.left), Math.max(top, bounds.top)];
        const [end, foot] = [Math.min(right, bounds.right), Math.min(bottom, bounds.bottom)];
        return new DOMRect(x, y, Math.max(0, end - x), Math.max(0, foot - y));
      });
      // Dots are at the end of a line that is seen, not in the upper half of one.
      const isHalf = inside.some(({ height, width }, index) => {
        const whole = seen[index]?.height ?? 0;
        return width > 0 && height > 0.1 * whole && height < 0.75 * whole;
      });
      if (isHalf && hasDots && !isScrolled && !isDrawing) report('half a line', words, box);
      seen = inside.filter(({ width, height }) => width > 0 && height > 0);
    }

    const bounds = block.getBoundingClientRect();
    const spare = 0.35 * parseFloat(styleOf(parent).fontSize);
    for (const rect of clips(block) || scrolls(block) ? [] : rects) {
      // A space at the end of a line hangs over, where spaces are kept.
      const hang = styleOf(parent).whiteSpaceCollapse === 'preserve' ? spare : 1;
      const isBeside = rect.left < bounds.left - 1 || rect.right > bounds.right + hang;
      const isBelow = rect.top < bounds.top - spare || rect.bottom > bounds.bottom + spare;
      if (isBeside || isBelow) report('beyond its box', words, block);
    }
    for (const rect of rects) {
      const frame = beyondFrame(parent, rect);
      if (frame) report('beyond its frame', words, frame);
    }

    const tops = new Set(rects.map(({ top }) => Math.round(top / 4)));
    // Letters that are as wide as tall count for two.
    const length = Array.from(words).reduce(
      (sum, each) => sum + (/[\u2e80-\uffef]/.test(each) ? 2 : 1),
      0,
    );
    const wide = rects.reduce((sum, { width }) => sum + width, 0) / length;
    const isBroken = tops.size > words.split(/[\s@.-]+/).length;
    if (bounds.width < 8 * wide && (isBroken || tops.size > 2)) {
      report('a few letters a line', words, block);
    }
    const layer = layerOf(parent);
    lines.push(...seen.map((rect) => ({ text, words, parent, layer, rect })));
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const box of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    if (!isSeen(box) || !pen || box.placeholder === '') continue;
    const { font, paddingLeft, paddingRight } = styleOf(box);
    pen.font = font;
    const { left, top, width, height } = box.getBoundingClientRect();
    const room = width - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const wide = Math.min(room, pen.measureText(box.placeholder).width);
    const rect = new DOMRect(left + parseFloat(paddingLeft), top, wide, height);
    lines.push({ text: box, words: box.placeholder, parent: box, layer: layerOf(box), rect });
  }

  /** The middle of a line, where its letters are. */
  const core = ({ left, right, top, bottom, height }: DOMRect) => ({
    ...{ left: left + 1, right: right - 1 },
    ...{ top: top + 0.25 * height, bottom: bottom - 0.25 * height },
  });
  const placed = lines.map((line) => ({ ...line, ...core(line.rect) }));
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      const isOver =
        one.layer === other.layer &&
        // The part of a text that ends in dots has a place of its own.
        one.text !== other.text &&
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      if (isOver) report(`over "${other.words.slice(0, 40)}"`, one.words, one.parent);
    }
  });

  const controls = 'button, input, select, textarea, a[class*="button"]';
  for (const control of document.querySelectorAll(controls)) {
    if (!isSeen(control)) continue;
    const rect = control.getBoundingClientRect();
    const frame = beyondFrame(control.parentElement ?? control, rect);
    if (frame) report('beyond its frame', control.outerHTML.slice(0, 60), frame);
    // A picture that is enlarged by a press is a button, too.
    const isText =
      control.matches('button:not([role]), a') &&
      !control.querySelector('img, picture, svg[data-drawn]');
    if (isText && rect.height > 4 * letter)
      report(`${String(rect.height)} px`, 'a button', control);
  }

  for (const element of document.querySelectorAll('*')) {
    const before = element.scrollLeft;
    element.scrollLeft = 1000;
    const hasMoved = element.scrollLeft > before;
    element.scrollLeft = before;
    // A box that clips its text may scroll by script only. A row of a table may scroll, or of chips.
    const { overflowX } = styleOf(element);
    const isForPeople =
      /auto|scroll/.test(overflowX) && !element.matches('tr, [data-scope="chips"]');
    if (hasMoved && (isForPeople || element === document.scrollingElement)) {
      report('scrolls sideways', '', element);
    }
  }
  return [...found];
}
