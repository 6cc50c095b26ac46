import { failureOf } from '../../../firebase/remoteCall';
import type { Conflict, FormToSave, Tries } from '../../../firebase/saveTexts';
import { Listeners } from '../../../platform/Listeners';
import { writeFailureReason, type RemoteFailure } from '../../../platform/remoteFailure';
import { bidiIsolate } from '../../../platform/text';
import { contactEditPath } from '../../../routes';
import type { Notice, Notices } from '../../../session/notices';
import { shownName, type Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';
import type { ContactStore } from '../ContactStore';
import { changedFields } from '../../model/changes';
import { saveContact, type ContactSave } from './saveContact';

/** How a save has ended. */
export type SaveEnd = ContactSave['kind'] | 'failed';

/** What becomes of the last save of a contact's form, which may be closed by then. */
export type Save =
  /** `contact` is as it will be. */
  | { kind: 'saving'; contact: Contact; end: Promise<SaveEnd> }
  /** A text was changed elsewhere. The form asks, and gives the answer. */
  | {
      kind: 'asking';
      conflict: Conflict<ContactTextField>;
      answer: (chosen: Partial<ContactTexts> | null) => void;
      end: Promise<SaveEnd>;
    }
  | { kind: 'failed'; failure: RemoteFailure }
  | { kind: 'saved' };

/** Returns whether it shows the problem. `isGone`: the contact was deleted elsewhere. */
type ProblemListener = (isGone: boolean) => boolean;

/** In ms: how long a contact says that it was saved. */
const SAID_FOR = 4_000;

/** The saves of contacts in a session (R15.143), also after their form is closed: problems then show over the page. */
export class Saves {
  readonly #notices: Notices;
  readonly #saves = new Map<string, Save>();
  readonly #tries = new Map<string, Tries<ContactTextField>>();
  readonly #openings = new Map<string, number>();
  readonly #problems = new Map<string, Notice>();
  readonly #problemListeners = new Map<string, ProblemListener>();
  /** Those of forms that close: what they would show is said once they have. */
  readonly #closing = new WeakSet<ProblemListener>();
  readonly #unsaid = new Map<string, () => void>();
  readonly #listeners = new Listeners();
  #lastBox: ContactTextField = 'name';
  #said: Save | null = null;

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The box that was in use last: the next form begins there. */
  get lastBox(): ContactTextField {
    return this.#lastBox;
  }

  enterBox(box: ContactTextField): void {
    this.#lastBox = box;
  }

  of(id: string): Save | undefined {
    return this.#saves.get(id);
  }

  readonly said = (): Save | null => this.#said;

  /** What the presses of Save have come to; the same object until the form has been saved or discarded. */
  tries(id: string): Tries<ContactTextField> {
    const known = this.#tries.get(id) ?? { attempted: {}, seen: {} };
    this.#tries.set(id, known);
    return known;
  }

  /** The form was discarded: nothing of its failed save counts. */
  forget(id: string): void {
    this.#tries.delete(id);
    this.#set(id, undefined);
  }

  /** Counts how often a form was opened again with another draft. */
  openings(id: string): number {
    return this.#openings.get(id) ?? 0;
  }

  reopen(id: string): void {
    this.#openings.set(id, this.openings(id) + 1);
    this.#listeners.tell();
  }

  /** Calls `listener` where a save of this contact fails or has a question. */
  onProblem(id: string, listener: ProblemListener): () => void {
    this.#problemListeners.set(id, listener);
    return () => {
      if (this.#problemListeners.get(id) === listener) this.#problemListeners.delete(id);
      const say = this.#unsaid.get(id);
      this.#unsaid.delete(id);
      // The contact listens in this very frame.
      if (say) queueMicrotask(say);
    };
  }

  /** Saves a form. Never throws. `isAwaited`: the form stays open until then, and says the end itself. */
  save(
    store: ContactStore,
    contact: Contact,
    form: FormToSave<ContactTextField>,
    isAwaited: boolean,
  ): Promise<SaveEnd> {
    const { id } = contact;
    const listener = this.#problemListeners.get(id);
    if (listener && !isAwaited) this.#closing.add(listener);
    const saving = (texts: Partial<ContactTexts>) => {
      const save: Save = { kind: 'saving', contact: { ...contact, ...texts }, end };
      if (!isAwaited) this.#said = save;
      this.#set(id, save);
    };
    const end: Promise<SaveEnd> = this.#run(store, contact, {
      ...form,
      ask: (conflict) =>
        new Promise((give) => {
          const answer = (chosen: Partial<ContactTexts> | null) => {
            saving({ ...chosen });
            give(chosen);
          };
          this.#set(id, { kind: 'asking', conflict, answer, end });
          if (!isAwaited) this.#say(null);
          this.#sayProblem(contact, 'was changed elsewhere while you were typing.');
        }),
    });
    saving(changedFields(form.texts, form.shown, form.tries.attempted));
    void end.then((how) => {
      const isSaid = this.#said?.kind === 'saving' && this.#said.end === end;
      if (isSaid) this.#say(how === 'saved' ? { kind: 'saved' } : null);
    });
    return end;
  }

  async #run(
    store: ContactStore,
    contact: Contact,
    form: FormToSave<ContactTextField>,
  ): Promise<SaveEnd> {
    const { id } = contact;
    try {
      const saved = await saveContact(id, form);
      if (saved.kind === 'saved') store.put(saved.contact);
      // A form that was opened meanwhile has the same tries.
      if (saved.kind !== 'dismissed') Object.assign(form.tries, { attempted: {}, seen: {} });
      this.#set(id, saved.kind === 'saved' ? { kind: 'saved' } : undefined);
      return saved.kind;
    } catch (error) {
      const failure = failureOf(error);
      this.#set(id, { kind: 'failed', failure });
      const isGone = failure === 'missing';
      if (isGone) store.remove(id);
      this.#sayProblem(contact, `wasn’t saved. ${writeFailureReason(failure)}`, isGone);
      return 'failed';
    }
  }

  /** A contact that is gone has no form to go back to. */
  #sayProblem(contact: Contact, words: string, isGone = false): void {
    const { id, name } = contact;
    const listener = this.#problemListeners.get(id);
    if (listener && this.#closing.has(listener)) {
      this.#unsaid.set(id, () => {
        this.#sayProblem(contact, words, isGone);
      });
      return;
    }
    if (listener?.(isGone)) return;
    const notice = this.#notices.show({
      kind: 'error',
      text: `${bidiIsolate(shownName(name))} ${words}`,
      actions: [
        isGone
          ? { label: 'Recently Deleted', to: '/recently-deleted' }
          : { label: 'Back to the Form', to: contactEditPath(id) },
      ],
    });
    this.#problems.set(id, notice);
  }

  #say(save: Save | null): void {
    this.#said = save;
    this.#listeners.tell();
    if (save) {
      setTimeout(() => {
        if (this.#said === save) this.#say(null);
      }, SAID_FOR);
    }
  }

  #set(id: string, save: Save | undefined): void {
    if (save) this.#saves.set(id, save);
    else this.#saves.delete(id);
    // What a notice says of the last try is over with the next.
    const problem = this.#problems.get(id);
    if (problem) this.#notices.dismiss(problem);
    this.#problems.delete(id);
    this.#unsaid.delete(id);
    this.#listeners.tell();
  }
}
