const BOX = 'main input[type="search"]';

/** Puts the cursor in the search of the page, its old words selected and in sight. `false` without a search. */
export function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>(BOX);
  // Behind other pages the contacts list stays, hidden.
  const box = [...boxes].find((one) => one.checkVisibility());
  box?.focus();
  box?.select();
  box?.scrollIntoView({ block: 'nearest' });
  return box !== undefined;
}

/** The same as soon as there is one: a page is on its way. Given up when the person does something else. */
export function focusSearchWhenThere(): void {
  const end = new AbortController();
  const observer = new MutationObserver(() => {
    if (focusSearch()) end.abort();
  });
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(
      type,
      () => {
        end.abort();
      },
      { capture: true, signal: end.signal },
    );
  }
}
