import { lazy, type ComponentType } from 'react';
import { ChunkLoadError } from '../platform/lateCode';

export type LazyPage<Props> = ComponentType<Props> & {
  /** Loads the code of the page that is drawn first: it is then drawn at once. */
  preload: () => Promise<void>;
  /** Loads the code of a page that may be opened next. It never reloads the site. */
  fetch: () => Promise<void>;
};

/** A page that loads when needed. React keeps a failure for ever, so `ChunkLoadError.forget` puts in a new page. */
export function lazyRoute<Name extends string, Props extends object>(
  code: (ifLost?: 'throw') => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
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
  Page.fetch = async () => {
    await code('throw').catch(() => undefined);
  };
  return Page;
}
