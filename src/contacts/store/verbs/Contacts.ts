import type { FormToSave } from '../../../firebase/saveTexts';
import { failureOf } from '../../../firebase/remoteCall';
import { changedTexts } from '../../../platform/changedTexts';
import { nextTask } from '../../../platform/inParts';
import type { RemoteFailure } from '../../../platform/remoteFailure';
import { without } from '../../../platform/without';
import { contactPath } from '../../../routes';
import type { Notice } from '../../../session/notices';
import { changedFields } from '../../model/changes';
import { contactTexts, type Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';
import { subject, type Named } from '../../model/sentences';
import { deletedText, failedDeletion, forGoodText, named, restoredText } from '../bin/binTexts';
import { deleteForGood, type Deletion } from '../bin/deleteForGood';
import { moveToBin, restoreFromBin, type BinMove, type BinRestore } from '../bin/moveCards';
import { RECENTLY_DELETED } from '../bin/storedBin';
import type { ContactSession } from '../ContactSession';
import { byId, removed } from '../ContactStore';
import { addLine, removeLine, type AddedLine, type LineAdded } from './changeNotes';
import { lineAddedText, lineRemovedText } from './lineTexts';
import {
  mergeContacts,
  undoMerge,
  type Merged,
  type MergeResult,
  type Undone,
} from './mergeContacts';
import { doEach, operate } from './Operation';
import { saveContact, type ContactSave } from './saveContact';

/** How many changed contacts the list takes at a time: it is drawn again within a frame. */
const SHOWN_AT_ONCE = 100;

export type Correction =
  | { kind: 'saved'; contact: Contact }
  /** A text of it was changed elsewhere, and nothing was written. The store has the contact as it is now. */
  | { kind: 'changedElsewhere' }
  | { kind: 'failed'; failure: RemoteFailure };

/** What an earlier try did: the lines that it added, those that it may have added, and the notice that told of it. */
interface EarlierLine {
  added: readonly AddedLine[];
  unsure: Map<string, AddedLine>;
  notice?: Notice;
}

/** Without a network the list asks for all that has changed once it is back. */
const UNSURE_AFTER: readonly RemoteFailure[] = ['timedOut', 'unknown', 'busy', 'missing'];

/** What they work on. */
type Behind = Pick<
  ContactSession,
  'uid' | 'store' | 'selection' | 'bin' | 'drafts' | 'notices' | 'otherTabs'
>;

/**
 * The verbs of contacts: what somebody does to one is here, and nowhere else. Each takes the time before it sends, tells
 * the list what is stored now (`ContactStore.wrote`), and the bin and the other tabs where these would not hear of it.
 */
export class Contacts {
  readonly #session: Behind;
  /** By contact: until when the next write of its texts waits. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor(session: Behind) {
    this.#session = session;
  }

  /**
   * Saves the texts that `form` has when its turn comes (R7.4). Throws `RemoteError`, `missing` where the contact is gone:
   * the list knows by then.
   */
  save(
    id: string,
    form: FormToSave<ContactTextField>,
    changesIn = changedFields,
  ): Promise<ContactSave> {
    const { store } = this.#session;
    return this.#inTurn([id], async (endTurn) => {
      let since = store.now();
      const timed: typeof form = {
        ...form,
        now: () => {
          since = store.now();
          return form.now();
        },
        ask: (conflict) => {
          // A question may stay open for long.
          endTurn();
          return form.ask(conflict);
        },
      };
      try {
        const saved = await saveContact(id, timed, changesIn);
        if (saved.kind === 'saved') void store.wrote(byId([saved.contact]), since);
        return saved;
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'missing') void store.wrote(removed([id]), since);
        else void this.#lookAgain(failure, [id]);
        throw error;
      }
    });
  }

  /** Saves texts of a contact like its form (R15.18), but asks nothing. Never throws. */
  correct(contact: Contact, texts: Partial<ContactTexts>): Promise<Correction> {
    return this.#correct(contact, texts, changedFields);
  }

  /** Restores texts exactly as before a correction; `contact` is the result of that. Never throws. */
  putBack(contact: Contact, texts: Partial<ContactTexts>): Promise<Correction> {
    return this.#correct(contact, texts, changedTexts);
  }

  /** Makes one card of several (R15.118): the others go to Recently Deleted. Never throws. */
  async merge(keptId: string, otherIds: readonly string[]): Promise<MergeResult> {
    const { uid, store, bin } = this.#session;
    const ids = [keptId, ...otherIds];
    return this.#inTurn(ids, async (endTurn) => {
      const since = store.now();
      const result = await mergeContacts(uid, keptId, otherIds);
      endTurn();
      // The cards may be asked about again at once: as they are stored.
      if (result.kind === 'failed') await this.#lookAgain(result.failure, ids);
      if (result.kind !== 'done') return result;
      const { kept, gone } = result.one;
      void store.wrote(new Map([...byId([kept]), ...removed(gone)]), since);
      bin.invalidate();
      return result;
    });
  }

  /** Brings all cards of a merge back as they were. Never throws. */
  async undoMerge(one: Merged): Promise<Undone> {
    const { uid, store, bin, otherTabs } = this.#session;
    const ids = [one.id, ...one.gone];
    return this.#inTurn(ids, async (endTurn) => {
      const since = store.now();
      const result = await undoMerge(uid, one);
      endTurn();
      if (result.kind === 'failed') await this.#lookAgain(result.failure, ids);
      if (result.kind !== 'done') return result;
      void store.wrote(byId(result.contacts), since);
      otherTabs.post(idsOf(result.contacts));
      bin.invalidate();
      return result;
    });
  }

  /** Moves contacts to Recently Deleted, their rows struck meanwhile; a notice tells of it, with Undo (R15.61). */
  delete(contacts: readonly Named[], before?: Notice): Promise<BinMove> {
    const { uid, store, bin, selection } = this.#session;
    const { pendingDeletion } = store;
    const ids = idsOf(contacts);
    pendingDeletion.set(new Set([...pendingDeletion.current(), ...ids]));
    return operate(this.#session, {
      ...{ doing: 'Deleting', what: subject(contacts), count: contacts.length, before },
      run: async (options) => {
        const since = store.now();
        const move = await moveToBin(uid, ids, options);
        pendingDeletion.set(new Set(without(pendingDeletion.current(), ids)));
        void store.wrote(removed(move.moved), since);
        void this.#lookAgain(move.failure, move.unsure);
        bin.invalidate();
        return move;
      },
      end: (move) => {
        const deleted = named(contacts, move.moved);
        if (deleted.length === 0) {
          const again = (notice: Notice) => this.delete(contacts, notice);
          return { kind: 'error', text: failedDeletion(contacts, move), again };
        }
        return {
          kind: 'success',
          text: deletedText(contacts, move, selection.current()),
          stays: deleted.length < contacts.length,
          undo: (notice) => this.restore(deleted, notice),
          links: [RECENTLY_DELETED],
        };
      },
    });
  }

  /** Moves contacts from Recently Deleted back into the list (R15.62), and shows a notice. */
  restore(contacts: readonly Named[], before?: Notice): Promise<BinRestore> {
    const { uid, store, bin, otherTabs } = this.#session;
    const ids = idsOf(contacts);
    return operate(this.#session, {
      ...{ doing: 'Restoring', what: subject(contacts), count: contacts.length, before },
      run: async (options) => {
        const since = store.now();
        const result = await restoreFromBin(uid, ids, options);
        void store.wrote(byId(result.restored), since);
        void this.#lookAgain(result.failure, result.unsure);
        otherTabs.post(result.moved);
        if (result.going.length > 0) bin.invalidate();
        this.#leaveBin(result.moved);
        // The list is drawn before the notice: the focus may go there.
        await nextTask();
        return result;
      },
      end: (result) => {
        const { restored } = result;
        const [first] = restored;
        const done = new Set(result.moved);
        const left = contacts.filter(({ id }) => !done.has(id));
        const text = restoredText(contacts, result);
        if (left.length > 0) {
          const again = (notice: Notice) => this.restore(left, notice);
          return { kind: 'error', text, tellsOfAdded: true, again, links: [RECENTLY_DELETED] };
        }
        const kind = restored.length === contacts.length ? 'success' : 'error';
        return { kind, text, tellsOfAdded: true, ...(first && { focus: contactPath(first.id) }) };
      },
    });
  }

  /** Deletes contacts of Recently Deleted for good, with their pictures (R15.63), and shows a notice. */
  deleteForGood(contacts: readonly Named[]): Promise<Deletion> {
    const { store, bin } = this.#session;
    const ids = idsOf(contacts);
    return operate(this.#session, {
      ...{ doing: 'Deleting', what: subject(contacts), count: contacts.length },
      run: async (options) => {
        const result = await deleteForGood(store, ids, options);
        this.#leaveBin([...result.deleted, ...result.missing]);
        return result;
      },
      end: (result) => {
        const isDone = result.deleted.length === contacts.length;
        bin.invalidate();
        return { kind: isDone ? 'success' : 'error', text: forGoodText(contacts, result) };
      },
    });
  }

  /**
   * Adds a line to the notes of each contact and shows a notice with Undo (R15.117). Failed ones stay selected. The draft of
   * `form` ends once the line is in all notes that have room for it.
   */
  async addLine(
    contacts: readonly Contact[],
    line: string,
    form: string,
    earlier: EarlierLine = { added: [], unsure: new Map() },
  ): Promise<void> {
    const { drafts, selection } = this.#session;
    const { unsure } = earlier;
    const show = this.#inGroups();
    const work = ({ id }: Contact) =>
      this.#ofMany(id, async (since) => {
        const answer = await addLine(id, line, unsure);
        unsure.delete(id);
        if (answer.kind === 'added') show.put(answer.contact, since);
        if (answer.kind === 'gone') void this.#session.store.wrote(removed([id]), since);
        return answer;
      });
    await operate(this.#session, {
      ...{ doing: 'Adding the line to', what: subject(contacts), count: contacts.length },
      before: earlier.notice,
      run: async (options) => {
        const done = await doEach(contacts, work, options);
        show.rest();
        return done;
      },
      end: ({ answers, left: untried, failure, why }) => {
        drafts.dispatch(
          form,
          untried.length === 0
            ? { kind: 'saved', stored: { line: '' } }
            : { kind: 'failed', failure: failure ?? 'unknown' },
        );
        const isLeft = (answer?: LineAdded) => !answer || answer.kind === 'tooLong';
        const left = contacts.filter((contact) => isLeft(answers.get(contact)));
        const selected = selection.current();
        const handled = without(contacts, left);
        // What else is selected stays so too.
        if (left.length > 0) selection.set(new Set(without(selected, idsOf(handled))));
        const addedNow = [...answers.values()].filter((answer) => answer.kind === 'added');
        const added = [...earlier.added, ...addedNow];
        const staysSelected = left.some(({ id }) => selected.has(id));
        return {
          kind: addedNow.length > 0 ? 'success' : 'error',
          text: lineAddedText(contacts, answers, { untried, why, staysSelected }),
          // There is no other way to take a line from many.
          stays: left.length > 0 || added.length > 1,
          undo: added.length > 0 && ((notice) => this.#removeLine(added, unsure, notice)),
          again:
            untried.length > 0 &&
            ((notice) => this.addLine(untried, line, form, { added, unsure, notice })),
        };
      },
    });
  }

  /** Takes the added lines away again, and those of `unsure` that are there. */
  async #removeLine(
    added: readonly AddedLine[],
    unsure: ReadonlyMap<string, AddedLine>,
    before: Notice,
  ): Promise<void> {
    const show = this.#inGroups();
    const lines = [...added, ...unsure.values()];
    const work = (line: AddedLine) =>
      this.#ofMany(line.contact.id, async (since) => {
        const answer = await removeLine(line);
        if (answer.kind === 'removed') show.put(answer.contact, since);
        return answer.kind;
      });
    const what = subject(lines.map(({ contact }) => contact));
    await operate(this.#session, {
      ...{ doing: 'Taking the line from', what, count: lines.length, before },
      run: async (options) => {
        const done = await doEach(lines, work, { ...options, isUndo: true });
        show.rest();
        return done;
      },
      end: ({ answers, left, why }) => {
        const again = (notice: Notice) => {
          const inDoubt = new Map([...unsure].filter(([, line]) => left.includes(line)));
          const known = left.filter((line) => added.includes(line));
          return this.#removeLine(known, inDoubt, notice);
        };
        const isDone = left.length === 0 && added.every((line) => answers.get(line) === 'removed');
        return {
          kind: isDone ? 'success' : 'error',
          text: lineRemovedText(added, answers, { left, why }),
          again: left.length > 0 && again,
        };
      },
    });
  }

  async #correct(
    contact: Contact,
    texts: Partial<ContactTexts>,
    changesIn: typeof changedFields,
  ): Promise<Correction> {
    const base = contactTexts(contact);
    const form = {
      now: () => ({ texts: { ...base, ...texts }, base, began: base, sent: {} }),
      onSend: () => undefined,
      ask: () => Promise.resolve(false),
    };
    try {
      const saved = await this.save(contact.id, form, changesIn);
      if (saved.kind === 'unchanged') return { kind: 'saved', contact };
      if (saved.kind === 'saved') return saved;
      await this.#session.store.check([contact.id]);
      return { kind: 'changedElsewhere' };
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error) };
    }
  }

  /**
   * Writes of the texts of one contact wait for each other: they would disturb each other. `work` may end its turn early,
   * as a save does that asks.
   */
  async #inTurn<Answer>(
    ids: readonly string[],
    work: (endTurn: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    const before = ids.flatMap((id) => this.#turns.get(id) ?? []);
    let endTurn = () => {};
    const turn = new Promise<void>((resolve) => (endTurn = resolve));
    for (const id of ids) this.#turns.set(id, turn);
    await Promise.all(before);
    try {
      return await work(endTurn);
    } finally {
      endTurn();
      for (const id of ids) if (this.#turns.get(id) === turn) this.#turns.delete(id);
    }
  }

  /** Where a write may be stored all the same, or another one was first, the database is asked. Never throws. */
  async #lookAgain(failure: RemoteFailure | null, ids: readonly string[]): Promise<void> {
    const isKnown = failure === null || !UNSURE_AFTER.includes(failure);
    if (!isKnown && ids.length > 0) await this.#session.store.check(ids);
  }

  /** One of many: its turn, and what the database says where that may have failed for its answer alone. */
  #ofMany<Answer>(id: string, work: (since: number) => Promise<Answer>): Promise<Answer> {
    return this.#inTurn([id], async () => {
      try {
        return await work(this.#session.store.now());
      } catch (error) {
        void this.#lookAgain(failureOf(error), [id]);
        throw error;
      }
    });
  }

  /** Tells the list of changed contacts a hundred at a time, and of the rest. */
  #inGroups() {
    const { store } = this.#session;
    let first = Infinity;
    const waiting: Contact[] = [];
    const rest = () => {
      void store.wrote(byId(waiting.splice(0)), first);
      first = Infinity;
    };
    const put = (contact: Contact, since: number) => {
      waiting.push(contact);
      first = Math.min(first, since);
      if (waiting.length >= SHOWN_AT_ONCE) rest();
    };
    return { put, rest };
  }

  #leaveBin(ids: readonly string[]): void {
    const left = new Set(ids);
    this.#session.bin.change((deleted) => deleted.filter(({ contact }) => !left.has(contact.id)));
  }
}

function idsOf(contacts: readonly Named[]): string[] {
  return contacts.map(({ id }) => id);
}
