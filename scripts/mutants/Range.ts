/** A piece of a text, `end` not included. */
export interface Range {
  start: number;
  end: number;
}
