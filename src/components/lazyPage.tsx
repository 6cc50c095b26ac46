import { lazy, type ComponentType } from 'react';
import { loadPart } from '../lib/loadPart';

/**
 * A page that is loaded when it is first needed; until then the page before it stays. React keeps a
 * failure for ever, so what `LostPart.forget` leaves of a lost page is one that nobody has asked for.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const notAskedFor = () =>
    lazy<ComponentType>(async () => {
      const part = await loadPart(load, () => {
        Loaded = notAskedFor();
      });
      return { default: part[name] };
    });
  let Loaded = notAskedFor();
  return function Page() {
    return <Loaded />;
  };
}
