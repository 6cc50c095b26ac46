/** What somebody has typed into a form and not saved. */
export interface UnsavedTexts {
  /** The uid of who typed it. */
  uid: string;
  /** Which form, such as the path of its page. */
  form: string;
  /** The changed fields alone. */
  texts: Readonly<Record<string, string>>;
}

// In the memory of this page and nowhere else: it goes when the page does.
let typed: UnsavedTexts | null = null;
let kept: UnsavedTexts | null = null;

/** Says what stands unsaved in the form on screen; returns how to take that back. */
export function holdUnsaved(unsaved: UnsavedTexts): () => void {
  typed = unsaved;
  return () => {
    if (typed === unsaved) typed = null;
  };
}

/** Keeps it over the end of the session, which takes the form away. */
export function keepUnsaved(): void {
  // The end may be told twice; the second time the form is gone.
  kept = typed ?? kept;
}

/** What was kept of this form for this user; `null` when nothing was. */
export function keptUnsaved(uid: string, form: string): UnsavedTexts['texts'] | null {
  return kept?.uid === uid && kept.form === form ? kept.texts : null;
}

/** Forgets what was kept, unless it is that of `uid`. */
export function forgetUnsaved(uid: string | null = null): void {
  if (kept?.uid !== uid) kept = null;
}
