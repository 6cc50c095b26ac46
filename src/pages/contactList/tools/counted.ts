import { formatCount } from '../../../lib/text';

/** A number of things in a sentence: `1 contact`, `10,000 contacts`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
