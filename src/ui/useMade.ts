import { useEffect, useEffectEvent, useState } from 'react';

/** What `make` gives, asked for once: `null` until it is there, `'failed'` where it does not come. */
export function useMade<Made extends object>(make: () => Promise<Made>): Made | 'failed' | null {
  const [made, setMade] = useState<Made | 'failed' | null>(null);
  const begin = useEffectEvent(make);
  useEffect(() => {
    begin().then(setMade, () => setMade('failed'));
  }, []);
  return made;
}
