/** What the seed stores in a document. */
export type Storable = string | number | Date | { [key: string]: Storable };

/** A value as Firestore's REST interface writes it. */
export function firestoreValue(value: Storable): object {
  if (typeof value === 'string') return { stringValue: value };
  // 64-bit integers travel as text.
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: firestoreFields(value) } };
}

/** The fields of a document or map; those that are `undefined` are left out. */
export function firestoreFields(data: object): Record<string, object> {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, firestoreValue(value)]));
}
