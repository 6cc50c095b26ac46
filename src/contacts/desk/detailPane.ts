import { createContext, useContext } from 'react';
import { Observable } from '../../platform/Observable';

/** The window size for list and contact side by side (R15.140). In rem: large letters need more room. */
export const DESK = '(width >= 80rem) and (height >= 30rem)';

/** Whether there is room for a desk now. */
export function hasRoomForDesk(): boolean {
  return window.matchMedia(DESK).matches;
}

/** The contact beside the list, from the address. */
export interface DetailPane {
  id: string;
  /** Whether it follows the focus in the list. A form does not. */
  follows: boolean;
}

/** `null` if the list has the page to itself. */
export const DetailPaneContext = createContext<DetailPane | null>(null);

/** The foot of a contact's pane, while one is drawn: it holds the actions for the selection in the list beside it. */
export const paneFoot = new Observable<HTMLElement | null>(null);

export function useDetailPane(): DetailPane | null {
  return useContext(DetailPaneContext);
}
