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

/** Copies what people write to or, with Shift, call. `tell` says that it went; left out, a notice does. */
export function copyByKey(
  session: Teller,
  { email, phone }: { email: string; phone: string },
  withShift: boolean,
  tell = (text: string) => {
    session.notices.show({ kind: 'success', text });
  },
): void {
  const [label, text] = withShift ? ['Phone', phone] : ['Email', email];
  if (!text) {
    const why = `This contact has no ${label.toLowerCase()}.`;
    session.notices.show({ kind: 'error', text: why, stays: false });
    return;
  }
  void copyText(session, label, text).then((hasGone) => {
    if (hasGone) tell(`${label} copied`);
  });
}
