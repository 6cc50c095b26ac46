import { PASSWORD, type Account } from './accounts';
import { sendToEmulator } from './sendToEmulator';

/** Writes the accounts into the Auth emulator, over those of an earlier seed. */
export async function saveAccounts(
  accounts: Account[],
  { projectId, authHost, signal }: { projectId: string; authHost: string; signal?: AbortSignal },
): Promise<void> {
  const users = accounts.map(({ uid, email, displayName, profile }) => ({
    localId: uid,
    email,
    displayName,
    rawPassword: PASSWORD,
    emailVerified: true,
    createdAt: String((profile?.['createdAt'] ?? new Date('2026-10-01T12:00:00Z')).valueOf()),
  }));
  const answer = await sendToEmulator(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    JSON.stringify({ users, allowOverwrite: true }),
    { signal },
  );
  // One bad account does not fail the request: it is listed in the answer.
  const { error } = answer as { error?: { index: number; message: string }[] };
  if (error?.length) throw new Error(`Accounts refused: ${JSON.stringify(error)}`);
}
