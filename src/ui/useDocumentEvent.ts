import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` for each event of this type that reaches the document. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const heard = (event: DocumentEventMap[Type]) => {
      hear(event);
    };
    document.addEventListener(type, heard);
    return () => {
      document.removeEventListener(type, heard);
    };
  }, [type]);
}
