import { useEffect, type RefObject } from 'react';

/** In px, above the search while the toolbar sticks. */
const AIR = 4;

/** Sets the height of the sticky part of the toolbar for the style sheet: its last line, the search. */
export function useBarHeight(
  panel: RefObject<HTMLElement | null>,
  toolbar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const search = toolbar.current?.querySelector('search');
      const isBelow = search && search.offsetTop >= search.offsetHeight;
      const gone = isBelow ? search.offsetTop - AIR : 0;
      panel.current?.style.setProperty('--bar-height', `${String(height - gone)}px`);
      panel.current?.style.setProperty('--bar-gone', `${String(gone)}px`);
    });
    if (toolbar.current) observer.observe(toolbar.current);
    return () => observer.disconnect();
  }, [panel, toolbar]);
}
