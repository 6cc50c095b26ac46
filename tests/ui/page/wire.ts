import { DELETED, SERVER_TIMESTAMP, timestamp } from '../../component/fakes/fakeDatabase';
import { isTime } from '../../component/fakes/fakeQuery';

/** Where the services of the test answer. */
export const ADDRESS = '/__standIns';

/** Where the browser keeps the session, as that of the SDK. */
export const SESSION = 'firebase:authUser:stand-ins';

/** What a call gives: its result, or the code of the error it threw. */
export type Answer = { result: unknown } | { code: string };

/** One turn of a listener. */
export interface Heard {
  /** Which of the questions that the page listens to. */
  place: number;
  fromCache: boolean;
  changes: { type: 'added' | 'modified' | 'removed'; id: string; fields: unknown }[];
}

/** As text, with times and what only the database fills in. */
export function packed(value: unknown): string {
  return JSON.stringify(mapped(value, pack));
}

export function unpacked(text: string): unknown {
  return mapped(JSON.parse(text), unpack);
}

function pack(value: unknown): unknown {
  if (value === SERVER_TIMESTAMP) return { $: 'now' };
  if (value === DELETED) return { $: 'deleted' };
  if (value instanceof Date) return { $: 'date', at: value.getTime() };
  if (isTime(value)) return { $: 'time', at: value.toDate().getTime() };
  return undefined;
}

function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$' in value)) return undefined;
  if (value.$ === 'now') return SERVER_TIMESTAMP;
  if (value.$ === 'deleted') return DELETED;
  const date = new Date('at' in value ? Number(value.at) : NaN);
  return value.$ === 'date' ? date : timestamp(date);
}

/** The value with what `change` puts in place of its parts; `undefined` leaves one as it is. */
function mapped(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== undefined) return changed;
  if (Array.isArray(value)) return value.map((part) => mapped(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapped(part, change)]),
  );
}
