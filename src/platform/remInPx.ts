/** How tall a `rem` is now: people choose the size of letters. */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
