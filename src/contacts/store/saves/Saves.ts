import { failureOf } from '../../../firebase/remoteCall';
import { Listeners } from '../../../platform/Listeners';
import { writeFailureReason } from '../../../platform/remoteFailure';
import { bidiIsolate } from '../../../platform/text';
import { contactEditPath } from '../../../routes';
import type { FormToSave } from '../../../firebase/saveTexts';
import { reduce } from '../../../session/draft';
import type { Drafts } from '../../../session/Drafts';
import type { Notice, Notices } from '../../../session/notices';
import { shownName, type Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';
import { byId, removed, type ContactStore } from '../ContactStore';
import { contactTexts, saveContact, type ContactSave } from './saveContact';

/** How a save has ended. */
export type SaveEnd = ContactSave['kind'] | 'failed';

/** Returns whether it shows the problem. `isGone`: the contact was deleted elsewhere. */
type ProblemListener = (isGone: boolean) => boolean;

/** How long a contact says that it was saved. */
const SAID_FOR_MS = 4_000;

/**
 * The saves of contacts in a session (R15.143), also after their form is closed: problems then show over the page. What
 * is typed and sent is in the `Drafts`.
 */
export class Saves {
  readonly #notices: Notices;
  readonly #drafts: Drafts;
  readonly #ends = new Map<string, Promise<SaveEnd>>();
  readonly #problems = new Map<string, Notice>();
  readonly #problemListeners = new Map<string, ProblemListener>();
  /** Those of forms that close: what they would show is said once they have. */
  readonly #closing = new WeakSet<ProblemListener>();
  readonly #unsaid = new Map<string, () => void>();
  readonly #listeners = new Listeners();
  #lastBox: ContactTextField = 'name';
  #said: 'saving' | 'saved' | null = null;
  #saidOf = '';

  constructor(notices: Notices, drafts: Drafts) {
    this.#notices = notices;
    this.#drafts = drafts;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The box that was in use last: the next form begins there. */
  get lastBox(): ContactTextField {
    return this.#lastBox;
  }

  enterBox(box: ContactTextField): void {
    this.#lastBox = box;
  }

  /** What is said of the last save that nobody waits for. */
  readonly said = (): 'saving' | 'saved' | null => this.#said;

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

  /** Saves the draft of a contact. Never throws. `isAwaited`: the form stays open until then, and says the end itself. */
  save(store: ContactStore, contact: Contact, isAwaited: boolean): Promise<SaveEnd> {
    const { id } = contact;
    const listener = this.#problemListeners.get(id);
    if (listener && !isAwaited) this.#closing.add(listener);
    this.forget(id);
    const end = this.#run(store, contact, this.#drafts.send(contactEditPath(id)), isAwaited);
    this.#ends.set(id, end);
    if (isAwaited) return end;
    this.#say('saving', id);
    void end.then((how) => {
      if (this.#saidOf === id) this.#say(how === 'saved' ? 'saved' : null);
    });
    return end;
  }

  /** Answers the question of a save, which goes on with the chosen texts; `null` goes back to the form. */
  async answer(id: string, chosen: Partial<ContactTexts> | null): Promise<SaveEnd> {
    this.forget(id);
    this.#drafts.answer(contactEditPath(id), chosen);
    return (await this.#ends.get(id)) ?? 'dismissed';
  }

  async #run(
    store: ContactStore,
    contact: Contact,
    form: FormToSave<ContactTextField>,
    isAwaited: boolean,
  ): Promise<SaveEnd> {
    const { id } = contact;
    const path = contactEditPath(id);
    const since = store.now();
    try {
      const saved = await saveContact(id, {
        ...form,
        ask: async (conflict) => {
          const answer = form.ask(conflict);
          if (!isAwaited) this.#say(null);
          this.#sayProblem(contact, 'was changed elsewhere while you were typing.');
          const goesOn = await answer;
          if (goesOn && !isAwaited) this.#say('saving', id);
          return goesOn;
        },
      });
      if (saved.kind === 'dismissed') return saved.kind;
      if (saved.kind === 'saved') void store.wrote(byId([saved.contact]), since);
      const stored = saved.kind === 'saved' ? contactTexts(saved.contact) : saved.texts;
      this.#drafts.dispatch(path, { kind: 'saved', stored });
      return saved.kind;
    } catch (error) {
      const failure = failureOf(error);
      this.#drafts.dispatch(path, { kind: 'failed', failure });
      const isGone = failure === 'missing';
      if (isGone) void store.wrote(removed([id]), since);
      this.#sayProblem(contact, `wasn’t saved. ${writeFailureReason(failure)}`, isGone);
      if (!isGone) this.#forgetOnceStored(store, id);
      return 'failed';
    }
  }

  /** Its answer may have been lost: where its texts are found stored, it has not failed (R15.143). */
  #forgetOnceStored(store: ContactStore, id: string): void {
    const end = new AbortController();
    const check = () => {
      const draft = this.#drafts.find(contactEditPath(id));
      const contact = store.contact(id);
      const found =
        draft && contact
          ? reduce(draft, { kind: 'changedElsewhere', stored: contactTexts(contact) })
          : draft;
      if (found?.status.kind === 'failed') return;
      end.abort();
      this.forget(id);
    };
    for (const source of [store, this.#drafts]) {
      end.signal.addEventListener('abort', source.subscribe(check));
    }
    check();
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

  #say(said: 'saving' | 'saved' | null, of = ''): void {
    this.#said = said;
    this.#saidOf = of;
    this.#listeners.notify();
    if (said !== 'saved') return;
    setTimeout(() => {
      if (this.#said === 'saved') this.#say(null);
    }, SAID_FOR_MS);
  }

  /** What a notice says of the last try is over with the next, or with the draft. */
  forget(id: string): void {
    const problem = this.#problems.get(id);
    if (problem) this.#notices.dismiss(problem);
    this.#problems.delete(id);
    this.#unsaid.delete(id);
  }
}
