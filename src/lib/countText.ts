const format = new Intl.NumberFormat('en');

/** A number of things as the site's English sentences write it: `10,000`. */
export function countText(count: number): string {
  return format.format(count);
}
