import { useState } from 'react';
import { EnlargedImage } from './EnlargedImage';

/** The picture on the whole screen after `enlarge`. Draw `enlarged`. */
export function useEnlarged(src: string, alt: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    enlarge: () => setOpen(true),
    enlarged: isOpen && <EnlargedImage src={src} alt={alt} onClose={() => setOpen(false)} />,
  };
}
