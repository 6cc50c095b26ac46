import type { useSession } from '../../session/useSession';

/** Copies a text of a contact and says so, or why not. `label` is what it is, as its row calls it: `Email`. */
export async function copyFact(
  { notices }: Pick<ReturnType<typeof useSession>, 'notices'>,
  label: string,
  text: string,
): Promise<void> {
  const name = label.toLowerCase();
  const fail = (why: string) => {
    notices.show({ kind: 'error', text: why, stays: false });
  };
  if (!text) {
    fail(`This contact has no ${name}.`);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    notices.show({ kind: 'success', text: `${label} copied` });
  } catch {
    // An older browser, or one that was told not to let sites copy.
    fail(`Your browser didn’t let us copy the ${name}. Select it and copy it yourself.`);
  }
}

/** Copies what people write to or, with Shift, call. */
export function copyByKey(
  session: Parameters<typeof copyFact>[0],
  { email, phone }: { email: string; phone: string },
  withShift: boolean,
): void {
  if (withShift) void copyFact(session, 'Phone', phone);
  else void copyFact(session, 'Email', email);
}
