/** How tall a line of the page is, in px: `1rlh` of the style sheets, one and a half of a letter as it is drawn. */
export function lineInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).lineHeight);
}
