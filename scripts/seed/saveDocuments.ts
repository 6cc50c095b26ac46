import { firestoreFields } from './firestoreValue';
import { sendToEmulator } from './sendToEmulator';

/** Documents by path, such as `users/demo`. */
export type Documents = Record<string, object>;

interface Database {
  projectId: string;
  firestoreHost: string;
  signal?: AbortSignal;
}

/** The most writes that one commit takes. */
const COMMIT_SIZE = 500;

/** Writes whole documents into the Firestore emulator; a document that is there is replaced. */
export async function saveDocuments(
  documents: Documents,
  { projectId, firestoreHost, signal }: Database,
): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${root}/${path}`, fields: firestoreFields(data) },
  }));
  const commits = [];
  for (let from = 0; from < writes.length; from += COMMIT_SIZE) {
    commits.push(
      sendToEmulator(
        `http://${firestoreHost}/v1/${root}:commit`,
        JSON.stringify({ writes: writes.slice(from, from + COMMIT_SIZE) }),
        { signal },
      ),
    );
  }
  await Promise.all(commits);
}
