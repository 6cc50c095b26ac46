import { expect, test } from 'vitest';
import { firestoreFields } from '../../../../scripts/seed/firestoreValue';

test('writes each kind of value as Firestore’s REST interface names it', () => {
  const fields = firestoreFields({
    name: 'Zoë',
    scansUsed: 61,
    createdAt: new Date('2026-10-28T15:42:10Z'),
    scanned: { seconds: 1_758_898_800, nanoseconds: 250_000_000 },
    missing: undefined,
  });
  expect(fields).toEqual({
    name: { stringValue: 'Zoë' },
    scansUsed: { integerValue: '61' },
    createdAt: { timestampValue: '2026-10-28T15:42:10.000Z' },
    scanned: {
      mapValue: {
        fields: {
          seconds: { integerValue: '1758898800' },
          nanoseconds: { integerValue: '250000000' },
        },
      },
    },
  });
});
