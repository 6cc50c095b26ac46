import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../../lib/remoteFailure';
import { reportError } from '../../reporting/reportError';

/** What becomes of the photo with the next save. */
type Choice =
  /** `preview` is an object URL that lasts as long as the choice. */
  { kind: 'new'; photo: Blob; preview: string } | { kind: 'removed' };

/** The photo that was chosen, or the removal, as long as it is not stored. */
export function useChosenPhoto() {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [problem, setProblem] = useState('');
  /** The last choice, which may be in preparation. */
  const latest = useRef<Promise<Choice | null>>(Promise.resolve(null));

  useEffect(
    () => () => {
      if (choice?.kind === 'new') URL.revokeObjectURL(choice.preview);
    },
    [choice],
  );

  const take = (next: Choice | null) => {
    latest.current = Promise.resolve(next);
    setChoice(next);
    setProblem('');
  };

  return {
    choice,
    /** Why the last file cannot be used; '' where it can. */
    problem,
    /** Prepares a file at once, so that one that is no picture is refused before any save. */
    choose: (file: File) => {
      setProblem('');
      const before = latest.current;
      const own = prepared(file).then(async (result) => {
        if (typeof result !== 'string') return result;
        if (latest.current === own) setProblem(`Failed to upload image: ${result}`);
        return before;
      });
      latest.current = own;
      void own.then((next) => {
        if (latest.current === own) setChoice(next);
      });
    },
    remove: () => {
      take({ kind: 'removed' });
    },
    takeBack: () => {
      take(null);
    },
    /** The choice, once it is prepared. */
    settled: () => latest.current,
    /** Forgets this choice, once it is stored; another one made since then stays. */
    forget: (stored: Choice) => {
      setChoice((now) => (now === stored ? null : now));
      void latest.current.then((last) => {
        if (last === stored) latest.current = Promise.resolve(null);
      });
    },
  };
}

/** The choice of this file, or why it cannot be used. */
async function prepared(file: File): Promise<Choice | string> {
  try {
    // Only now: most visits change no photo.
    const { PhotoError, profilePhoto } = await import('./photo');
    try {
      const photo = await profilePhoto(file);
      return { kind: 'new', photo, preview: URL.createObjectURL(photo) };
    } catch (error) {
      if (error instanceof PhotoError) return error.message;
      throw error;
    }
  } catch (error) {
    reportError(error, 'pages/profile/useChosenPhoto');
    return navigator.onLine ? 'An unexpected error occurred.' : failureReason('offline');
  }
}
