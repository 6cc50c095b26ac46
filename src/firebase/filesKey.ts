/** Where this browser remembers the files that are to be deleted for `uid`; there is nothing where none are. */
export function filesKey(uid: string): string {
  return `cardfile.filesToDelete ${uid}`;
}
