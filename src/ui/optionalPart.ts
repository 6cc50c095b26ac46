import { lazy, type ComponentType } from 'react';

/** A part that its page can do without: it is loaded after the page, and left out where that fails. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => none) }));
}
