import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../lib/loadChunk';

/**
 * A page that is loaded when it is first needed; until then the page before it stays. React keeps a
 * failure for ever, so what `ChunkLoadError.forget` leaves of a lost page is one that nobody has asked for.
 */
export function lazyRoute<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const notAskedFor = () =>
    lazy<ComponentType>(async () => {
      const part = await loadChunk(load, () => {
        Loaded = notAskedFor();
      });
      return { default: part[name] };
    });
  let Loaded = notAskedFor();
  return function Page() {
    return <Loaded />;
  };
}
