/**
 * Runs in a page, of a browser or of happy-dom. From then on `window.lostFocus()` tells what had the focus where nothing
 * has it now. '' where something has it that is drawn and can be used, where nothing ever had it,
 * where somebody let go of what could still hold it, as by a press on empty page, and where nothing is left to hold it.
 */
export function noteFocus(): void {
  let last: Element | null = null;
  const holds = (element: Element | null) =>
    element !== null &&
    element !== document.body &&
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [hidden]') &&
    element.checkVisibility({ visibilityProperty: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  document.addEventListener('focusout', () => {
    const left = last;
    queueMicrotask(() => {
      if (document.activeElement === document.body && left === last && holds(left)) last = null;
    });
  });
  Object.assign(window, {
    lostFocus: () => {
      const isLost = last !== null && !holds(document.activeElement);
      const isPage = document.querySelector('main, h1, h2, a, button, input') !== null;
      return isLost && isPage ? last?.outerHTML.slice(0, 300) : '';
    },
    forgetFocus: () => {
      last = null;
    },
  });
}
