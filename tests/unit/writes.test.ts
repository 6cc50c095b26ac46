import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

const WRITE =
  /(?<!function )\b(setDoc|addDoc|updateDoc|deleteDoc|writeBatch|runTransaction|inTransaction|changeDocument|deleteObject|uploadBytes\w*|updateProfile|updatePassword|sendSupportEmail)(<[^(]*>)?\(/;

/** They make writes that others send. */
const MAKERS = ['src/firebase/transaction.ts'];

const files = repositoryFiles
  .filter((file) => /^src\/.*\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('each write goes through the door that keeps the tab open meanwhile (R15.24)', () => {
  const writing = files.filter(({ text }) => WRITE.test(text));
  expect(writing.length).toBeGreaterThan(10);
  const past = writing.filter(({ text }) => !/\b(remoteWrite|withTabOpen)\(/.test(text));
  expect(past.map(({ file }) => file)).toEqual(MAKERS);
  expect(files.filter(({ text }) => /remoteCall\([^;]*WRITE_LIMIT/.test(text))).toEqual([]);
});
