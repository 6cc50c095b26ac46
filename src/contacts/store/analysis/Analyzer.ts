import { countsOf } from '../../../platform/countsOf';
import type { Contact } from '../../model/contact';
import type { ContactTextField, ContactTexts } from '../../model/fields';
import { mistakesOf } from '../../model/mistakes/findMistakes';
import { corpusStatsInParts, type CorpusStats } from '../../model/mistakes/corpusStats';
import { MISTAKE_KINDS, type Mistake, type MistakeKind } from '../../model/mistakes/mistake';
import type { SamePair } from '../../model/same/samePair';
import { SamePersonIndex } from '../../model/same/SamePersonIndex';

/** A mistake, and its texts: if one has changed since, it is not shown. */
export interface FoundMistake extends Mistake {
  texts: Partial<ContactTexts>;
}

/** A mistake that is not answered, with its contact as it is now. */
export interface OpenMistake extends FoundMistake {
  /** Of the contact and the field: the question in the decisions. */
  key: string;
  contact: Contact;
}

/** The possible mistakes in a list of contacts, and its possible duplicates. */
export interface Findings {
  /** The mistakes, those of a contact together; of too many the first, the surest kinds before the others. */
  mistakes: readonly FoundMistake[];
  /** The number of the others, by kind. */
  mistakesLeft: ReadonlyMap<MistakeKind, number>;
  /** The first pairs, the strong ones before the others. */
  pairs: readonly SamePair[];
  pairCount: number;
}

/** A hostile list has 245,000 pairs: too many to read, and too many for a page. */
export const MOST = 2_000;

/** If more than one contact in this many changed, all are analyzed again: their dictionary changed. */
const ONE_IN = 20;

/** Analyzes a changing list of contacts. A changed contact is analyzed alone, against the others. */
export class Analyzer {
  readonly #contacts = new Map<string, Contact>();
  readonly #changed = new Set<string>();
  readonly #mistakes = new Map<string, readonly FoundMistake[]>();
  readonly #same = new SamePersonIndex();
  #pairs: SamePair[] = [];
  #stats: CorpusStats | null = null;
  #changesSince = 0;

  put(contacts: readonly Contact[]): void {
    for (const contact of contacts) {
      this.#contacts.set(contact.id, contact);
      this.#changed.add(contact.id);
      this.#same.put(contact);
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.#contacts.delete(id);
      this.#changed.add(id);
      this.#same.remove(id);
    }
  }

  /** In short parts. The contacts must not change in between. */
  *analyze(): Generator<void, Findings> {
    this.#changesSince += this.#changed.size;
    const isMany = this.#changesSince * ONE_IN > this.#contacts.size;
    if (!this.#stats || isMany) yield* this.#analyzeAll();
    else yield* this.#analyzeChanged(this.#stats);
    this.#changed.clear();
    const mistakes = [...this.#contacts.keys()].flatMap((id) => this.#mistakes.get(id) ?? []);
    const pairs = this.#pairs.filter(({ confidence }) => confidence === 'strong');
    if (pairs.length < MOST)
      pairs.push(...this.#pairs.filter(({ confidence }) => confidence === 'maybe'));
    return {
      ...firstOf(mistakes),
      pairs: pairs.slice(0, MOST),
      pairCount: this.#pairs.length,
    };
  }

  *#analyzeAll(): Generator<void, void> {
    const contacts = [...this.#contacts.values()];
    const start = performance.now();
    const stats = yield* corpusStatsInParts(contacts);
    this.#mistakes.clear();
    for (const contact of contacts) {
      this.#analyzeAlone(contact, stats);
      yield;
    }
    // `npm run bench` reads the measures, and developer tools show them.
    const { startTime, duration } = performance.measure('mistakes', { start });
    this.#pairs = yield* this.#same.pairsInParts();
    performance.measure('pairs', { start: startTime + duration });
    this.#stats = stats;
    this.#changesSince = 0;
  }

  *#analyzeChanged(stats: CorpusStats): Generator<void, void> {
    const changed = this.#changed;
    const pairs = this.#pairs.filter(({ a, b }) => !changed.has(a) && !changed.has(b));
    const analyzed = new Set<string>();
    for (const id of changed) {
      this.#mistakes.delete(id);
      const contact = this.#contacts.get(id);
      if (contact) this.#analyzeAlone(contact, stats);
      analyzed.add(id);
      const own = this.#same.pairsOf(id);
      pairs.push(...own.filter(({ a, b }) => !analyzed.has(a === id ? b : a)));
      yield;
    }
    this.#pairs = pairs;
  }

  #analyzeAlone(contact: Contact, stats: CorpusStats): void {
    const mistakes = mistakesOf(contact, stats);
    if (mistakes.length === 0) return;
    const analyzed = mistakes.map((mistake) => ({ ...mistake, texts: textsOf(contact, mistake) }));
    this.#mistakes.set(contact.id, analyzed);
  }
}

function firstOf(all: readonly FoundMistake[]): Pick<Findings, 'mistakes' | 'mistakesLeft'> {
  if (all.length <= MOST) return { mistakes: all, mistakesLeft: new Map() };
  const kinds = Object.keys(MISTAKE_KINDS) as MistakeKind[];
  const surest = kinds.flatMap((kind) => all.filter((mistake) => mistake.kind === kind));
  const mistakesLeft = countsOf(surest.slice(MOST).map(({ kind }) => kind));
  return { mistakes: surest.slice(0, MOST), mistakesLeft };
}

function textsOf(contact: Contact, { field, suggestion }: Mistake): Partial<ContactTexts> {
  const fields = [field, ...Object.keys(suggestion ?? {})] as ContactTextField[];
  return Object.fromEntries(fields.map((each) => [each, contact[each]]));
}
