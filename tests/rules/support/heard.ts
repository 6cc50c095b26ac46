import { onSnapshot, type Query } from 'firebase/firestore';

/** How many documents a listener hears of first from the server; rejects when the rules refuse it. */
export function heard(query: Query): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ size, metadata }) => {
        if (metadata.fromCache) return;
        end();
        resolve(size);
      },
      reject,
    );
  });
}
