/** One numbered part of a legal text: paragraphs, and lists in between. */
export interface LegalSection {
  title: string;
  /** A string is a paragraph, an array a list. */
  body: readonly (string | readonly string[])[];
}

export interface LegalText {
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}
