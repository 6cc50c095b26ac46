/** The view of a picture: `scale` times its own size, its centre moved by `x` and `y` CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The picture in its own size. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 6;

/** A point in the frame, in CSS pixels from its centre. */
export interface Place {
  x: number;
  y: number;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The sizes of the frame and of the picture, equal unless given. */
export interface Frame extends Size {
  picture?: Size;
}

/** Zooms by `factor`; the point at `place` stays. */
export function zoomed(view: View, factor: number, place: Place, frame: Frame): View {
  const scale = Math.min(LARGEST, Math.max(smallest(frame), view.scale * factor));
  const by = scale / view.scale;
  const x = place.x - (place.x - view.x) * by;
  const y = place.y - (place.y - view.y) * by;
  return within({ scale, x, y }, frame);
}

/** Moved with a finger or the arrow keys. */
export function panned(view: View, by: Place, frame: Frame): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** The whole picture, which may be larger than its frame, at the frame's start. */
export function fitted(frame: Frame): View {
  return within({ ...WHOLE, scale: smallest(frame), x: -frame.width }, frame);
}

function smallest({ width, height, picture }: Frame): number {
  // It has no size before it is here.
  return picture?.width ? Math.min(1, width / picture.width, height / picture.height) : 1;
}

/** Keeps the picture's edge outside the frame's, and a smaller picture within it. */
function within({ scale, x, y }: View, { width, height, picture }: Frame): View {
  const most = (size: number, of: number) => Math.abs((scale - 1) * size + (size - of)) / 2;
  const mostX = most(picture?.width ?? width, width);
  const mostY = most(picture?.height ?? height, height);
  return {
    scale,
    x: Math.min(mostX, Math.max(-mostX, x)),
    y: Math.min(mostY, Math.max(-mostY, y)),
  };
}
