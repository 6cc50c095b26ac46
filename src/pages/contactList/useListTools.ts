import { useEffect, useState } from 'react';
import type * as listTools from './tools/ListTools';

/** What a drawn list can do besides: select, copy, open elsewhere. Loaded after it; it can do without. */
export function useListTools(): typeof listTools | null {
  const [tools, setTools] = useState<typeof listTools | null>(null);
  useEffect(() => {
    import('./tools/ListTools').then(setTools, () => undefined);
  }, []);
  return tools;
}
