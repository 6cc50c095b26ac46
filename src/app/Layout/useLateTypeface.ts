import { useEffect, useLayoutEffect, useRef } from 'react';
import address from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

const FAMILY = 'Instrument Sans Variable';

/** Gives the next page a typeface that came too late for the first, before it is painted: nothing swaps (R15.88). */
export function useLateTypeface(pathname: string): void {
  const face = useRef<FontFace>(null);
  useEffect(() => {
    const end = new AbortController();
    const prepare = () => {
      if (isUsed()) return;
      const late = new FontFace(FAMILY, `url(${address})`, { weight: '400 700' });
      // Where it does not come, the fallback stays.
      late.load().then(
        () => {
          face.current = late;
        },
        () => undefined,
      );
    };
    // By then the browser has it, or never will.
    if (document.readyState === 'complete') prepare();
    else window.addEventListener('load', prepare, { once: true, signal: end.signal });
    return () => end.abort();
  }, []);
  useLayoutEffect(() => {
    if (face.current) document.fonts.add(face.current);
  }, [pathname]);
}

/** The browser's list of faces says that it is loaded, and not whether it is drawn. */
function isUsed(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'Cardfile';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(probe);
  const [withFace, without] = [`'${FAMILY}', monospace`, 'monospace'].map((family) => {
    probe.style.fontFamily = family;
    return probe.offsetWidth;
  });
  probe.remove();
  return withFace !== without;
}
