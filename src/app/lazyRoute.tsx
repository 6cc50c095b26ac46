import { lazy, type ComponentType } from 'react';
import { ChunkLoadError, lateCode } from '../lib/lateCode';

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
  const code = lateCode(load, 'reload');
  const notAskedFor = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await code())[name] };
      } catch (error) {
        if (error instanceof ChunkLoadError) {
          error.forget = () => {
            Loaded = notAskedFor();
          };
        }
        throw error;
      }
    });
  let Loaded: ComponentType<Props> = notAskedFor();
  const Page = (props: Props) => <Loaded {...props} />;
  Page.preload = async () => {
    Loaded = (await code())[name];
  };
  return Page;
}
