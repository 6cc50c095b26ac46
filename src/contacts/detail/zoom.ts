/** How a picture is shown: `scale` times as large as it fits, its middle moved by `x` and `y` CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The picture as large as it fits. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 6;

/** A place on the screen, in CSS pixels from its middle. */
export interface Place {
  x: number;
  y: number;
}

/** The screen, in CSS pixels. */
export interface Screen {
  width: number;
  height: number;
}

/** Larger or smaller by `factor`; what is at `place` stays there. */
export function zoomed(view: View, factor: number, place: Place, screen: Screen): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  const x = place.x - (place.x - view.x) * by;
  const y = place.y - (place.y - view.y) * by;
  return within({ scale, x, y }, screen);
}

/** Moved with a finger or the arrow keys. */
export function panned(view: View, by: Place, screen: Screen): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, screen);
}

/** No further than the edge of the picture to the edge of the screen. */
function within({ scale, x, y }: View, { width, height }: Screen): View {
  const mostX = ((scale - 1) * width) / 2;
  const mostY = ((scale - 1) * height) / 2;
  return {
    scale,
    x: Math.min(mostX, Math.max(-mostX, x)),
    y: Math.min(mostY, Math.max(-mostY, y)),
  };
}
