/** How people, streets and telephone numbers of one country read. */
export interface Culture {
  country: string;
  /** 24 given names; where they are not written in Latin letters, as `own|latin`. */
  given: string[];
  /** 24 family names, likewise. */
  family: string[];
  /** Where the family name comes first: with a space after it, or with none. */
  familyNameFirst?: 'spaced' | 'joined';
  /** Each with the postcode or state it is written with. */
  cities: string[];
  streets: string[];
  /** An address: `{n}`, `{street}` and `{city}` are filled in. */
  address: string;
  /** Telephone numbers, each `#` a digit; ranges kept for fiction where the country has one. */
  phones: string[];
  /** What a company's name ends with. */
  legalForms: string[];
}

/** A list written as one text, its entries parted by commas. */
export const list = (text: string): string[] => text.split(',').map((entry) => entry.trim());
