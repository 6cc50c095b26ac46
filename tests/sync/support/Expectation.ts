import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { readContact, type Contact } from '../../../src/contacts/model/contact';
import { MINUTE } from './Clocks';
import type { Documents } from './World';

/** In ms: a card's date may be so much older than the newest one and still tells that it is new (`contacts/store`). */
const PHONES_DIFFER = 5 * MINUTE;

/** In ms: so far ahead a date may be and still be believed, by a browser whose own clock is ahead. */
const MOST_AHEAD = 25 * MINUTE;

/** How many differences a report shows. */
const SHOWN = 8;

/** What one list must show, by what it showed at its last refresh and what is stored now. */
export class Expectation {
  /** What the list showed after its last refresh, as text by id. */
  #shown: ReadonlyMap<string, string> = new Map();
  /** When that refresh began, in ms by the world's clock. */
  #since = -Infinity;
  /** The newest date that the list can have believed, in ms. */
  #newest = -Infinity;

  /**
   * Whether what happened since the last refresh may cancel itself in the count: cards went past the bin, and as
   * many or more came without a new time. Then only a full read can tell, and there is one each week. A date is new
   * where no other one is minutes ahead of it: a phone whose clock is fast hides later scans.
   */
  isHidden(list: readonly Contact[], cards: Documents, bin: Documents): boolean {
    const held = new Set(list.map(({ id }) => id));
    const came = [...cards].filter(
      ([id, data]) => !held.has(id) && !this.#isNew(data, 'updatedAt') && !this.#isNewest(data),
    );
    const went = [...held].filter((id) => !cards.has(id));
    const unheard = went.filter((id) => !this.#isNew(bin.get(id) ?? {}, 'deletedAt'));
    // One that was stored once more while it was in the bin may be heard of from there.
    const surely = unheard.filter((id) => !bin.has(id));
    return unheard.length > 0 && came.length > 0 && came.length >= surely.length;
  }

  /**
   * How the list differs from what is stored, in lines; none where it is true. What a server changed without a new
   * `updatedAt` may stay as it was shown, until everything is read again.
   */
  differences(list: readonly Contact[], cards: Documents, isReadInFull: boolean): string[] {
    const shown = new Map(list.map((contact) => [contact.id, asText(contact)]));
    const found: string[] = [];
    if (shown.size < list.length) found.push(`${String(list.length - shown.size)} are shown twice`);
    for (const id of shown.keys()) if (!cards.has(id)) found.push(`${id} is shown, and is gone`);
    for (const [id, data] of cards) {
      const stored = asText(readContact(id, data));
      const text = shown.get(id);
      const mayBeOld = !isReadInFull && !this.#isNew(data, 'updatedAt');
      if (text === undefined) found.push(`${id} is not shown, and is stored as ${stored}`);
      else if (text !== stored && !(mayBeOld && text === this.#shown.get(id))) {
        found.push(`${id} is shown as ${text}`, `  and is stored as ${stored}`);
      }
    }
    if (found.length <= SHOWN) return found;
    return [...found.slice(0, SHOWN), `and ${String(found.length - SHOWN)} more lines`];
  }

  /** The list was refreshed from `since` on (ms) and is what it is now. */
  refreshed(list: readonly Contact[], since: number): void {
    this.#shown = new Map(list.map((contact) => [contact.id, asText(contact)]));
    this.#since = since;
    const dates = list.map(({ createdAt }) => Number(createdAt));
    this.#newest = Math.max(this.#newest, ...dates.filter((time) => time < since + MOST_AHEAD));
  }

  /** The page has put these contacts into its own list: what a server changes in them later may stay unseen. */
  putHere(list: readonly Contact[], ids: readonly string[]): void {
    const put = new Set(ids);
    const shown = list.filter(({ id }) => put.has(id)).map((one) => [one.id, asText(one)] as const);
    this.#shown = new Map([...this.#shown, ...shown]);
  }

  /** Whether its date alone tells that it is new. */
  #isNewest(data: DocumentData): boolean {
    const { createdAt } = data;
    return (
      this.#isNew(data, 'createdAt') &&
      createdAt instanceof Timestamp &&
      createdAt.toMillis() + PHONES_DIFFER >= this.#newest
    );
  }

  /** Whether this field has a time since the last refresh. */
  #isNew(data: DocumentData, field: string): boolean {
    const value: unknown = data[field];
    return value instanceof Timestamp && value.toMillis() >= this.#since;
  }
}

const fields = Object.keys(readContact('', {})).sort() as (keyof Contact)[];

/** All that the site knows of a contact and that is there, in one order. */
function asText(contact: Contact): string {
  const known = fields.map((field) => [field, contact[field]] as const);
  const there = known.filter(([, value]) => String(value ?? '') !== '');
  return JSON.stringify(Object.fromEntries(there));
}
