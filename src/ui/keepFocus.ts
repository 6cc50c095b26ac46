import { uncover } from './uncover';

/** A part of the page that owns its focus: what goes there leaves the focus to something else of the same part. */
const SCOPE = '[data-part], [data-scope], dialog, main';
/** What comes over the page or beside it for a while: where it goes, the focus returns to where it came from. */
const LAYER = 'dialog, [data-scope="layer"]';
const ITEM = 'li, tr';
/** Takes the focus of a part where no other item is left. */
const CONTROL = '[data-takes-focus]';
const HEADING = 'h1, h2, h3';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What has the focus, and where it stands: once it has gone, nobody could tell. */
interface Place {
  element: HTMLElement;
  /** From the innermost outwards. */
  scopes: readonly HTMLElement[];
  /** Its own, those that follow, those before. */
  items: readonly Element[];
  /** Which of the item's controls it is. */
  at: number;
}

/**
 * Hands the focus on where what has it is removed, hidden or disabled and nobody has moved it: to the next item, else to
 * the control of the part, else to its heading, else to those of the part around it. What gets it so, or by a key, is
 * clear of what sticks over the page. Returns what ends it.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** Has it only until there is something better, such as a heading that is still loading. */
  let keeper: HTMLElement | null = null;
  const cameFrom = new WeakMap<HTMLElement, Place>();
  let isTouched = false;
  let isKey = false;

  const check = () => {
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement === null;
    if (!place || !(isNowhere || activeElement === keeper || activeElement === place.element)) {
      return;
    }
    if (takesFocus(place.element)) {
      // Somebody let go, such as by a press on nothing.
      if (isNowhere) place = null;
      return;
    }
    const taker = takerOf(place, cameFrom, isTouched);
    if (!taker || taker === keeper) return;
    const isScope = taker.matches(SCOPE);
    keeper = isScope ? taker : null;
    if (!taker.matches(FOCUSABLE)) taker.tabIndex = -1;
    taker.focus({ preventScroll: isScope || taker.matches(HEADING) });
    uncover(taker);
  };
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === keeper) return;
    const left = place;
    place = placeOf(target);
    keeper = null;
    for (const scope of place.scopes) {
      if (left && scope.matches(LAYER) && !left.scopes.includes(scope)) cameFrom.set(scope, left);
    }
    // Once the page has scrolled as it likes. A press leaves what it has met at its place.
    if (!isKey) return;
    requestAnimationFrame(() => {
      if (target === document.activeElement) uncover(target);
    });
  };
  const onAct = (event: Event) => {
    isKey = event instanceof KeyboardEvent;
    isTouched = event instanceof PointerEvent && event.pointerType === 'touch';
  };
  // A task later: Chromium says so while it still removes or hides the element, and may then give the focus back itself.
  const onBlur = () => setTimeout(check);
  const observer = new MutationObserver((records) => {
    check();
    const list = place?.items[0]?.parentNode;
    if (place?.element.isConnected && list && records.some(({ target }) => target === list)) {
      place = placeOf(place.element);
    }
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'style', 'class'],
  });
  const listeners = { focusin: onFocus, focusout: onBlur, pointerdown: onAct, keydown: onAct };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener, true);
  }
  // Somebody may have been quicker than the code.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) {
    place = placeOf(activeElement);
  }
  return () => {
    // A task may still come.
    place = null;
    observer.disconnect();
    for (const [type, listener] of Object.entries(listeners)) {
      document.removeEventListener(type, listener, true);
    }
  };
}

function placeOf(element: HTMLElement): Place {
  const scopes: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (at.matches(SCOPE)) scopes.push(at);
  }
  const item = element.closest(ITEM);
  const peers = [...(item?.parentElement?.children ?? [])].filter((peer) => peer.matches(ITEM));
  const index = item ? peers.indexOf(item) : 0;
  return {
    element,
    scopes,
    items: [...peers.slice(index), ...peers.slice(0, index).toReversed()],
    at: item ? controlsIn(item).indexOf(element) : 0,
  };
}

function takerOf(
  place: Place,
  cameFrom: WeakMap<HTMLElement, Place>,
  isTouched: boolean,
): HTMLElement | undefined {
  if (takesFocus(place.element)) return place.element;
  const item = place.items.map(controlsIn).find((controls) => controls.length > 0);
  if (item) return item[place.at] ?? item[0];
  const outermost = document.querySelector('main') ?? document.body;
  // A search box brings up the keyboard of a phone.
  const kinds = [isTouched ? `${CONTROL}:not(input)` : CONTROL, HEADING];
  // Not to a box where somebody only read: it would take the next key as text.
  let isForHeading = place.element.matches(HEADING);
  for (const scope of [...place.scopes, outermost]) {
    const before = cameFrom.get(scope);
    if (isShown(scope)) {
      const found = ownTaker(scope, isForHeading ? [HEADING] : kinds);
      if (found) return found;
      continue;
    }
    isForHeading ||= scope.matches(LAYER);
    if (!before) continue;
    // Each way back is taken once: two layers may have come from each other.
    cameFrom.delete(scope);
    const found = takerOf(before, cameFrom, isTouched);
    if (found) return found;
  }
  return undefined;
}

function ownTaker(scope: HTMLElement, kinds: readonly string[]): HTMLElement | undefined {
  const takers = kinds.flatMap((kind) => [...scope.querySelectorAll<HTMLElement>(kind)]);
  const keepers = scope.matches(`main, ${LAYER}`) ? [scope] : [];
  return [...takers, ...keepers].find(takesFocus);
}

function controlsIn(item: Element): HTMLElement[] {
  const all = [...item.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return (item.matches(FOCUSABLE) ? [item as HTMLElement, ...all] : all).filter(takesFocus);
}

function takesFocus(element: HTMLElement): boolean {
  return isShown(element) && !element.matches(':disabled') && !element.closest('[inert], [hidden]');
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}
