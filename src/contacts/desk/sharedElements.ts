import { EASE, prefersStill } from '../../ui/motion';

/** From the row to the contact. */
const FLIGHT = { duration: 160, easing: EASE };

/** A contact that comes later comes from elsewhere. */
const FRESH_MS = 1_000;

/** Where a part stands in the window, and how large a face or the letters of a name are, all in px. */
interface Place {
  left: number;
  top: number;
  size: number;
}

/** The last row that was left for its contact, with its face and its name. */
let leftRow: { id: string; at: number; places: Place[] } | undefined;

/** Says that a row goes, as its contact takes the page. */
export function leaveRow(id: string, row: Element | null): void {
  leftRow = row ? { id, at: performance.now(), places: partsOf(row, 'a').map(placeOf) } : undefined;
}

/**
 * Lets the face and the name in the header of a contact come from its row, if that was just left, and the rest appear
 * meanwhile (R15.175). Not by a view transition: while the browser takes its pictures, the page answers nobody.
 */
export function comeFromRow(id: string, header: Element): void {
  const from = leftRow;
  leftRow = undefined;
  if (from?.id !== id || performance.now() - from.at > FRESH_MS) return;
  // Beside a card they stand in a column that cuts off what is outside.
  if (prefersStill() || getComputedStyle(header.parentElement ?? header).overflowY !== 'visible')
    return;
  for (const [index, part] of partsOf(header, 'h1').entries()) {
    const start = from.places[index];
    if (!start) continue;
    const end = placeOf(part);
    const first = {
      transformOrigin: '0 0',
      translate: `${String(start.left - end.left)}px ${String(start.top - end.top)}px`,
      scale: String(start.size / end.size),
    };
    part.animate([first, { transformOrigin: '0 0' }], FLIGHT);
  }
  for (const part of restOf(header)) {
    part.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, {}], FLIGHT.duration);
  }
}

/** What stands around the face and the name. */
function restOf(header: Element): Element[] {
  const sheet = [...(header.closest('article')?.children ?? [])];
  const hasBox = (part: Element) => getComputedStyle(part).display !== 'contents';
  return [
    ...sheet
      .filter((part) => !part.contains(header))
      .flatMap((part) => (hasBox(part) ? part : [...part.children])),
    ...header.querySelectorAll('p, ul'),
  ];
}

/** Its face and its name. */
function partsOf(whole: Element, name: 'a' | 'h1'): Element[] {
  return [...whole.querySelectorAll(`[aria-hidden]:first-child, ${name}`)];
}

function placeOf(part: Element): Place {
  const { left, top, width } = part.getBoundingClientRect();
  const size = part.matches('a, h1') ? parseFloat(getComputedStyle(part).fontSize) : width;
  return { left, top, size };
}
