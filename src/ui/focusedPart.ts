/** The `data-part` that the focus is in: `navigation`, `list` or `contact`. */
export function focusedPart(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
}
