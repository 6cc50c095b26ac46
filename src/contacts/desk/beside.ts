import { createContext, useContext } from 'react';

/** Where the list and a contact have room beside each other (R15.140). In rem: large letters need more of it. */
export const DESK = '(width >= 80rem) and (height >= 30rem)';

/** Whether there is room for a desk now. */
export function hasRoomForDesk(): boolean {
  return window.matchMedia(DESK).matches;
}

/** The contact that stands beside the list, as the address says. */
export interface Beside {
  id: string;
  /** Whether it follows the focus in the list. A form does not. */
  follows: boolean;
}

/** For the list: `null` where it has the page to itself. */
export const BesideContext = createContext<Beside | null>(null);

/** The id of what stands below a contact in its pane: the actions for what is selected in the list beside it. */
export const PANE_FOOT = 'pane-foot';

export function useBeside(): Beside | null {
  return useContext(BesideContext);
}
