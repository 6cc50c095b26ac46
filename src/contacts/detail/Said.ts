/** What the page has just done, or could not do. */
export interface Said {
  kind: 'success' | 'error';
  text: string;
}

/** Says it in a notice over the page. */
export type Say = (kind: Said['kind'], text: string) => void;
