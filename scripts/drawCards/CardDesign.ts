import type { ContactTextField } from '../../src/contacts/contact';
import type { Desk } from './desks';

/** What is printed on a card: a contact's stored text, escaped for HTML, '' where there is none. */
export type PrintedText = Record<ContactTextField, string>;

/** How one card looks and how it lay on the desk when it was photographed. */
export interface CardDesign {
  desk: Desk;
  /** Clockwise, in degrees. */
  tilt: number;
  /** Width and height of the card in the picture, in CSS pixels; upright cards make upright pictures. */
  size: { width: number; height: number };
  /** Style of `.card` and of what is printed on it. */
  css: string;
  /** What is printed, as the content of `.card`. */
  print: (text: PrintedText) => string;
}
