/** As `--ease` in style sheets: quick at first, then calm. */
export const EASE = 'cubic-bezier(0.2, 0, 0, 1)';

/** The media query of a person who wants no movement. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** Whether nothing is to move now. */
export function prefersStill(): boolean {
  return window.matchMedia(STILL).matches;
}
