/** What somebody has typed into a form and not saved. */
export interface Draft {
  /** The uid of who typed it. */
  uid: string;
  /** Which form, such as the path of its page. */
  form: string;
  /** The changed fields alone. */
  texts: Readonly<Record<string, string>>;
}

// In the memory of this page and nowhere else: it goes when the page does.
let typed: Draft | null = null;
let kept: Draft | null = null;

/** Says what stands unsaved in the form on screen; returns how to take that back. */
export function holdDraft(unsaved: Draft): () => void {
  typed = unsaved;
  return () => {
    if (typed === unsaved) typed = null;
  };
}

/** Keeps it over the end of the session, which takes the form away. */
export function keepDraft(): void {
  // The end may be told twice; the second time the form is gone.
  kept = typed ?? kept;
}

/** What was kept of this form for this user; `null` when nothing was. */
export function keptDraft(uid: string, form: string): Draft['texts'] | null {
  return kept?.uid === uid && kept.form === form ? kept.texts : null;
}

/** Forgets what was kept, unless it is that of `uid`. */
export function forgetDraft(uid: string | null = null): void {
  if (kept?.uid !== uid) kept = null;
}
