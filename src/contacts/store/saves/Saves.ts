import { failureOf } from '../../../firebase/remoteCall';
import { Listeners } from '../../../platform/Listeners';
import { writeFailureReason } from '../../../platform/remoteFailure';
import { bidiIsolate } from '../../../platform/text';
import { contactEditPath } from '../../../routes';
import type { FormToSave } from '../../../firebase/saveTexts';
import { reduce } from '../../../session/draft';
import type { Notice } from '../../../session/notices';
import { contactTexts, shownName, type Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';
import { RECENTLY_DELETED } from '../bin/storedBin';
import type { ContactSession } from '../ContactSession';
import type { ContactSave } from '../verbs/saveContact';

/** How a save has ended. */
export type SaveEnd = ContactSave['kind'] | 'failed';

/** Returns whether it shows the problem. `isGone`: the contact was deleted elsewhere. */
type ProblemListener = (isGone: boolean) => boolean;

type SaveWords = 'saving' | 'saved';

/** How long a contact says that it was saved. */
const SAID_FOR_MS = 4_000;

/**
 * The saves of contacts in a session (R15.143), also after their form is closed: problems then show over the page. What
 * is typed and sent is in the `Drafts`.
 */
export class Saves {
  readonly #session: ContactSession;
  readonly #ends = new Map<string, Promise<SaveEnd>>();
  readonly #problems = new Map<string, Notice>();
  readonly #problemListeners = new Map<string, ProblemListener>();
  /** Those of forms that close: what they would show is said once they have. */
  readonly #closing = new WeakSet<ProblemListener>();
  readonly #unsaid = new Map<string, () => void>();
  readonly #listeners = new Listeners();
  #lastBox: ContactTextField = 'name';
  readonly #said = new Map<string, { words: SaveWords }>();

  constructor(session: ContactSession) {
    this.#session = session;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The box that was in use last: the next form begins there. */
  get lastBox(): ContactTextField {
    return this.#lastBox;
  }

  enterBox(box: ContactTextField): void {
    this.#lastBox = box;
  }

  /** What is said beside a contact of its last save, if nobody waits for that. */
  readonly said = (id: string): SaveWords | undefined => this.#said.get(id)?.words;

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
  save(contact: Contact, isAwaited: boolean): Promise<SaveEnd> {
    const { id } = contact;
    const listener = this.#problemListeners.get(id);
    if (listener && !isAwaited) this.#closing.add(listener);
    this.forget(id);
    const form = this.#session.drafts.send<ContactTextField>(contactEditPath(id));
    const end = this.#run(contact, form, isAwaited);
    this.#ends.set(id, end);
    if (isAwaited) return end;
    this.#say(id, 'saving');
    void end.then((how) => {
      if (this.#ends.get(id) === end) this.#say(id, how === 'saved' ? 'saved' : null);
    });
    return end;
  }

  /** Answers the question of a save, which goes on with the chosen texts; `null` goes back to the form. */
  async answer(id: string, chosen: Partial<ContactTexts> | null): Promise<SaveEnd> {
    this.forget(id);
    this.#session.drafts.answer(contactEditPath(id), chosen);
    return (await this.#ends.get(id)) ?? 'dismissed';
  }

  async #run(
    contact: Contact,
    form: FormToSave<ContactTextField>,
    isAwaited: boolean,
  ): Promise<SaveEnd> {
    const { id } = contact;
    const path = contactEditPath(id);
    const { contacts, drafts } = this.#session;
    try {
      const saved = await contacts.save(id, {
        ...form,
        ask: async (conflict) => {
          const answer = form.ask(conflict);
          if (!isAwaited) this.#say(id, null);
          this.#sayProblem(contact, 'was changed elsewhere while you were typing.');
          const goesOn = await answer;
          if (goesOn && !isAwaited) this.#say(id, 'saving');
          return goesOn;
        },
      });
      if (saved.kind === 'dismissed') return saved.kind;
      const stored = saved.kind === 'saved' ? contactTexts(saved.contact) : saved.texts;
      drafts.dispatch(path, { kind: 'saved', stored });
      return saved.kind;
    } catch (error) {
      const failure = failureOf(error);
      drafts.dispatch(path, { kind: 'failed', failure });
      const isGone = failure === 'missing';
      this.#sayProblem(contact, `wasn’t saved. ${writeFailureReason(failure)}`, isGone);
      if (!isGone) this.#forgetOnceStored(id);
      return 'failed';
    }
  }

  /** Its answer may have been lost: where its texts are found stored, it has not failed (R15.143). */
  #forgetOnceStored(id: string): void {
    const { store, drafts } = this.#session;
    const end = new AbortController();
    const check = () => {
      const draft = drafts.find(contactEditPath(id));
      const contact = store.contact(id);
      const found =
        draft && contact
          ? reduce(draft, { kind: 'changedElsewhere', stored: contactTexts(contact) })
          : draft;
      if (found?.status.kind === 'failed') return;
      end.abort();
      this.forget(id);
    };
    for (const source of [store, drafts]) {
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
    const notice = this.#session.notices.show({
      kind: 'error',
      text: `${bidiIsolate(shownName(name))} ${words}`,
      actions: [isGone ? RECENTLY_DELETED : { label: 'Back to the Form', to: contactEditPath(id) }],
    });
    this.#problems.set(id, notice);
  }

  #say(id: string, words: SaveWords | null): void {
    const said = words && { words };
    if (said) this.#said.set(id, said);
    else this.#said.delete(id);
    this.#listeners.notify();
    if (words !== 'saved') return;
    setTimeout(() => {
      // Another save of it may have begun.
      if (this.#said.get(id) === said) this.#say(id, null);
    }, SAID_FOR_MS);
  }

  /** What a notice says of the last try is over with the next, or with the draft. */
  forget(id: string): void {
    const problem = this.#problems.get(id);
    if (problem) this.#session.notices.dismiss(problem);
    this.#problems.delete(id);
    this.#unsaid.delete(id);
  }
}
