import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../ui/loadChunk';

/** A page whose code may be asked for before it is drawn: it is then drawn at once. */
export type LazyPage<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A page that is loaded when it is first needed; until then the page before it stays. React keeps a failure
 * for ever. `ChunkLoadError.forget` therefore puts a page in its place that nobody has asked for yet.
 */
export function lazyRoute<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  const notAskedFor = () =>
    lazy<ComponentType<Props>>(async () => {
      const chunk = await loadChunk(load, () => {
        Loaded = notAskedFor();
      });
      return { default: chunk[name] };
    });
  let Loaded: ComponentType<Props> = notAskedFor();
  const Page = (props: Props) => <Loaded {...props} />;
  Page.preload = async () => {
    Loaded = (await loadChunk(load))[name];
  };
  return Page;
}
