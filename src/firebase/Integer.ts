/**
 * The one thing that Firestore lite needs of the SDK's 10 KB of integer arithmetic: telling which of two
 * numeric document ids comes first. Builds take this in its place (`scripts/site/lighterFirestore.ts`).
 */
export class Integer {
  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  /** Reads decimal digits, as they stand in a document's id. */
  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /** Below 0 when this one comes first, above 0 when `other` does, else 0. */
  compare(other: Integer): number {
    return Number(this.#value > other.#value) - Number(this.#value < other.#value);
  }
}
