import { useEffect, useState } from 'react';

interface ChosenPhoto {
  file: File;
  /** An object URL that lasts as long as the choice. */
  preview: string;
}

/** The photo file that was chosen and is not stored yet; `null` when there is none. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.preview);
    },
    [chosen],
  );
  return {
    chosen,
    choose: (file: File) => {
      setChosen({ file, preview: URL.createObjectURL(file) });
    },
    /** Forgets this choice, once it is stored; another one made meanwhile stays. */
    forget: (stored: ChosenPhoto) => {
      setChosen((now) => (now === stored ? null : now));
    },
  };
}
