type ReckonStyle = (element: Element) => CSSStyleDeclaration;

/**
 * A `getComputedStyle` that knows what is hidden without happy-dom's reckoning of every property, which each query by
 * role asks for once an element. No style sheet is loaded here: the browser's own rules and inline styles are all there
 * is. What is said inline, and every other property, is reckoned as before.
 */
export function cheapStyle(reckon: ReckonStyle): ReckonStyle {
  /** By tag, apart for what is open. */
  const displays = new Map<string, string>();

  const saysInline = (element: Element, name: string) =>
    element.getAttribute('style')?.includes(name) ?? false;

  function display(element: Element): string {
    if (saysInline(element, 'display')) return reckon(element).display;
    if (element.hasAttribute('hidden')) return 'none';
    const kind = element.tagName + (element.hasAttribute('open') ? ' open' : '');
    const known = displays.get(kind) ?? reckon(element).display;
    if (element.isConnected) displays.set(kind, known);
    return known;
  }

  function visibility(element: Element): string {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (saysInline(at, 'visibility')) return reckon(element).visibility;
    }
    return 'visible';
  }

  function opacity(element: Element): string {
    return saysInline(element, 'opacity') ? reckon(element).opacity : '1';
  }

  const cheap: Partial<Record<string, (element: Element) => string>> = {
    display,
    visibility,
    opacity,
    // The style sheets' own, which rows are measured by.
    lineHeight: () => '24px',
  };

  return (element) => {
    const ask = (name: string): unknown =>
      cheap[name]?.(element) ?? Reflect.get(reckon(element), name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? ask : ask(String(name))),
    });
  };
}
