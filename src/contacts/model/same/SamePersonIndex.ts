import type { Contact } from '../contact';
import { cardOf, type Card, type List } from './card';
import { isOfSeveral } from './owners';
import { samePairOf, type SamePair } from './samePair';

/** Contacts that share a key; `isOfSeveral` is computed at the first use. */
interface Block {
  cards: Card[];
  isOfSeveral?: boolean;
}

/** A key of more contacts proves nothing and is not compared: ten thousand with one name end quickly. */
const MOST_IN_BLOCK = 50;

/** Contacts, added and removed one by one, and which of them may be one person. */
export class SamePersonIndex implements List {
  readonly #cards = new Map<string, Card>();
  /** By key. Nearly every key is of one contact alone, which needs no block. */
  readonly #blocks = new Map<string, Card | Block>();
  readonly #frequency = new Map<string, number>();
  readonly #companySizes = new Map<string, number>();

  put(contact: Contact): void {
    this.remove(contact.id);
    const card = cardOf(contact);
    this.#cards.set(card.id, card);
    this.#count(card, 1);
    for (const key of card.keys) {
      const there = this.#blocks.get(key);
      if (!there) this.#blocks.set(key, card);
      else if ('id' in there) this.#blocks.set(key, { cards: [there, card] });
      else {
        there.cards.push(card);
        delete there.isOfSeveral;
      }
    }
  }

  remove(id: string): void {
    const card = this.#cards.get(id);
    if (!card) return;
    this.#cards.delete(id);
    this.#count(card, -1);
    for (const key of card.keys) {
      const there = this.#blocks.get(key);
      const left = there && 'cards' in there ? there.cards.filter((other) => other !== card) : [];
      const [last] = left;
      if (!last) this.#blocks.delete(key);
      else this.#blocks.set(key, left.length > 1 ? { cards: left } : last);
    }
  }

  /** The pairs of one contact: a few comparisons, for a new or changed one. */
  pairsOf(id: string): SamePair[] {
    const card = this.#cards.get(id);
    return card ? inOrder(this.#pairs(card, () => true)) : [];
  }

  /** All pairs, the strong ones first (`samePair.ts`), in short parts. */
  *pairsInParts(): Generator<void, SamePair[]> {
    const pairs: SamePair[] = [];
    for (const card of this.#cards.values()) {
      pairs.push(...this.#pairs(card, (other) => card.id < other.id));
      yield;
    }
    return inOrder(pairs);
  }

  get size(): number {
    return this.#cards.size;
  }

  frequency = (word: string): number => this.#frequency.get(word) ?? 0;

  sharing = (key: string): readonly Card[] | null => {
    const block = this.#blocks.get(key);
    if (!block) return [];
    if ('id' in block) return [block];
    return this.#isOfSeveral(key, block) ? null : block.cards;
  };

  companySize(company: string): number {
    return this.#companySizes.get(company) ?? 0;
  }

  #pairs(card: Card, isAsked: (other: Card) => boolean): SamePair[] {
    const others = new Set<Card>();
    for (const key of card.keys) {
      for (const other of this.sharing(key) ?? [])
        if (other !== card && isAsked(other)) others.add(other);
    }
    const pairs: SamePair[] = [];
    for (const other of others) {
      const pair =
        card.id < other.id ? samePairOf(card, other, this) : samePairOf(other, card, this);
      if (pair) pairs.push(pair);
    }
    return pairs;
  }

  #isOfSeveral(key: string, block: Block): boolean {
    block.isOfSeveral ??=
      block.cards.length > MOST_IN_BLOCK || isOfSeveral(key, block.cards, this.frequency);
    return block.isOfSeveral;
  }

  #count({ words, company }: Card, by: number): void {
    for (const word of words) add(this.#frequency, word, by);
    if (company !== '') add(this.#companySizes, company, by);
  }
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** The strong ones first, then by id, independent of the order of contacts. */
function inOrder(pairs: SamePair[]): SamePair[] {
  const key = ({ confidence, a, b }: SamePair) => `${confidence === 'strong' ? 0 : 1} ${a} ${b}`;
  return pairs.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
