import { lazy, type ComponentType } from 'react';

/**
 * A part that its page can do without: it is loaded after the page. Where that fails, `missing` stands in its
 * place, or nothing.
 */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => missing) }));
}
