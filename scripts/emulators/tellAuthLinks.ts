import { setTimeout as pause } from 'node:timers/promises';
import type { Suite } from './startEmulators';

interface AuthLinks {
  oobCodes?: { email: string; requestType: string; oobLink: string }[];
}

const WHAT: Record<string, string> = {
  PASSWORD_RESET: 'reset their password',
  VERIFY_EMAIL: 'verify their email address',
};

/**
 * Says each link that the Auth emulator would have mailed, once, until `signal`: it sends no mails, and so
 * nobody could finish what they lead to.
 */
export async function tellAuthLinks(
  { projectId, addresses }: Suite,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const codes = `http://${addresses.auth}/emulator/v1/projects/${projectId}/oobCodes`;
  const told = new Set<string>();
  while (!signal.aborted) {
    // An emulator that ends takes its links along.
    const answer = await fetch(codes, { signal }).catch(() => null);
    const { oobCodes = [] } = answer?.ok ? ((await answer.json()) as AuthLinks) : {};
    for (const { email, requestType, oobLink } of oobCodes) {
      if (told.has(oobLink)) continue;
      told.add(oobLink);
      say(`A link for ${email}, to ${WHAT[requestType] ?? requestType}: ${oobLink}`);
    }
    await pause(1_000, null, { signal }).catch(() => undefined);
  }
}
