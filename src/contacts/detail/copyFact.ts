import type { useSession } from '../../session/useSession';

type Teller = Pick<ReturnType<typeof useSession>, 'notices'>;

/** Copies a text of a contact; gives whether that went, and says why not. `label` is what its row calls it: `Email`. */
export async function copyText({ notices }: Teller, label: string, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // An older browser, or one that was told not to let sites copy.
    const why = `Your browser didn’t let us copy the ${label.toLowerCase()}. Select it and copy it yourself.`;
    notices.show({ kind: 'error', text: why, stays: false });
    return false;
  }
}

/** The same where no button is pressed that could say it. */
async function copyFact(session: Teller, label: string, text: string): Promise<void> {
  const { notices } = session;
  if (!text) {
    const why = `This contact has no ${label.toLowerCase()}.`;
    notices.show({ kind: 'error', text: why, stays: false });
  } else if (await copyText(session, label, text)) {
    notices.show({ kind: 'success', text: `${label} copied` });
  }
}

/** Copies what people write to or, with Shift, call. */
export function copyByKey(
  session: Teller,
  { email, phone }: { email: string; phone: string },
  withShift: boolean,
): void {
  if (withShift) void copyFact(session, 'Phone', phone);
  else void copyFact(session, 'Email', email);
}
