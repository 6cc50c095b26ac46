import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `listener` for each event of this type that reaches the document. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const call = useEffectEvent(listener);
  // Before what calls it is painted: a key or a press may come at once.
  useLayoutEffect(() => {
    const onEvent = (event: DocumentEventMap[Type]) => call(event);
    document.addEventListener(type, onEvent);
    return () => document.removeEventListener(type, onEvent);
  }, [type]);
}
