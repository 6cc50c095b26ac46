interface BrowserChoice {
  /** On, unless it was switched off in this browser. */
  isOn: () => boolean;
  /** Remembers it for this browser; it names nobody. Where storage is refused, the next load asks again. */
  keep: (isOn: boolean) => void;
}

/** Something that people may switch off, kept under `key`; `off` is the word that is stored for that. */
export function browserChoice(key: string, off: string): BrowserChoice {
  return {
    isOn: () => {
      try {
        return localStorage.getItem(key) !== off;
      } catch {
        return true;
      }
    },
    keep: (isOn) => {
      try {
        if (isOn) localStorage.removeItem(key);
        else localStorage.setItem(key, off);
      } catch {
        // What was chosen holds until the page is loaded again.
      }
    },
  };
}
