import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { DAY, HOUR, MINUTE, SECOND } from './Clocks';
import type { Random } from './Random';

/** What a new card has in `createdAt` and `updatedAt`; `undefined` for no such field. */
export interface Dates {
  createdAt?: unknown;
  updatedAt?: unknown;
}

/** Makes the dates of one card after another; `now` is the world's time, in ms. */
export type DateMaker = (random: Random, now: number) => Dates;

const at = (time: number): Timestamp => Timestamp.fromMillis(Math.round(time));

/** Dates of cards by what writes them. Times of a server are times of the world's clock. */
export const DATES = {
  'just scanned': (_, now) => ({ createdAt: at(now) }),
  'just scanned, with updatedAt': (_, now) => ({ createdAt: at(now), updatedAt: at(now) }),
  'by a phone whose clock is slow': (random, now) => ({
    createdAt: at(now - random.integer(1, 20) * MINUTE),
  }),
  'by a phone whose clock is slow, with updatedAt': (random, now) => ({
    createdAt: at(now - random.integer(1, 20) * MINUTE),
    updatedAt: at(now),
  }),
  'by a phone whose clock is fast': (random, now) => ({
    createdAt: at(now + random.integer(5 * SECOND, 20 * MINUTE)),
  }),
  'by a phone whose clock is fast, with updatedAt': (random, now) => ({
    createdAt: at(now + random.integer(5 * SECOND, 20 * MINUTE)),
    updatedAt: at(now),
  }),
  'dated tomorrow': (_, now) => ({ createdAt: at(now + DAY) }),
  'scanned offline': (random, now) => ({
    createdAt: at(now - random.integer(1, 72) * HOUR),
    updatedAt: at(now),
  }),
  'imported with old dates': (random, now) => {
    const createdAt = now - random.integer(1, 1_000) * DAY;
    return { createdAt: at(createdAt), updatedAt: at(createdAt + HOUR) };
  },
  'imported with one old date': (random, now) => ({
    createdAt: at(now - random.integer(1, 1_000) * DAY),
  }),
  'dated by text': (random, now) => ({ createdAt: textDate(random, now) }),
  'dated by text, with updatedAt': (random, now) => ({
    createdAt: textDate(random, now),
    updatedAt: at(now),
  }),
  'dated by a number': (random, now) => {
    const time = now - random.integer(0, 30) * DAY;
    return { createdAt: random.chance(0.5) ? time : Math.floor(time / SECOND) };
  },
  'dated by a map': (random, now) => {
    const seconds = Math.floor(now / SECOND) - random.integer(0, 30) * 86_400;
    const map = { seconds, nanoseconds: 0 };
    return { createdAt: random.chance(0.5) ? map : { _seconds: seconds, _nanoseconds: 0 } };
  },
  'without a date': () => ({}),
  'with null for a date': () => ({ createdAt: null, updatedAt: null }),
  'without a date, with updatedAt': (_, now) => ({ updatedAt: at(now) }),
} satisfies Record<string, DateMaker>;

export type DateName = keyof typeof DATES;

function textDate(random: Random, now: number): string {
  const iso = new Date(now - random.integer(0, 30) * DAY).toISOString();
  return random.pick([iso, iso.slice(0, 10), 'yesterday']);
}

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Zofia Bąk', '林 美咲', 'O’Neill, Aoife', '  '];
const COMPANIES = ['Acme', 'Haddad & Roy', 'ÅF', '', '=1+1'];

/** A card of `userId` with these dates. Now and then a field is odd, or one that the site does not know. */
export function card(random: Random, userId: string, dates: Dates): DocumentData {
  const data: DocumentData = {
    userId,
    name: `${random.pick(NAMES)} ${String(random.integer(1, 9_999))}`,
    company: random.pick(COMPANIES),
    ...dates,
  };
  if (random.chance(0.3)) data['email'] = `ada${String(random.integer(1, 99))}@example.com`;
  if (random.chance(0.2)) data['notes'] = 'First line\r\nsecond line';
  if (random.chance(0.1)) data['tags'] = ['Supplier', 7, 'Supplier', 'Prospect'];
  if (random.chance(0.05)) data['phone'] = 4_420_555;
  if (random.chance(0.05)) data['unknown'] = { nested: [1, 'two', null] };
  if (random.chance(0.05)) data['image'] = 'https://pictures.example/card.jpg';
  return data;
}
