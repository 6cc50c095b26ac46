import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The state of what lies over a page and does not go with it, such as a menu or a dialog of the layout: it ends where
 * another entry of the history is shown.
 */
export function useOverPage<Value>(): [Value | null, (value: Value | null) => void] {
  const { key } = useLocation();
  const [held, setHeld] = useState<{ key: string; value: Value } | null>(null);
  const isHere = held?.key === key;
  if (held && !isHere) setHeld(null);
  return [
    isHere ? held.value : null,
    (value) => {
      setHeld(value === null ? null : { key, value });
    },
  ];
}
