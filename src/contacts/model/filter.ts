import { dayStamp } from '../../platform/dates';
import type { Contact } from './contact';

/** Whether a contact stays in the list; the same function for the same filter. */
export type Predicate = (contact: Contact) => boolean;

/** What a contact has or lacks. */
export const HAS = ['email', 'phone', 'website', 'notes', 'picture'] as const;

/** The facets to filter contacts by (R15.124), in their shown order. */
export const FACETS = ['scanned', 'company', 'country', 'tag', ...HAS] as const;

export type Facet = (typeof FACETS)[number];

/**
 * The chosen values of each facet; a contact must have one of each. `scanned`: days (`2026-05-14/2026-05-17`), with one
 * end or both, one of `RECENT`, or `NO_DATE`; `company`: what `companyAmong` says; `country`: `DE`; of `HAS`: yes or no.
 */
export type Filter = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** The filter with other values of a facet. */
export function withChoice(filter: Filter, facet: Facet, values: readonly string[]): Filter {
  const others = Object.entries(filter).filter(([name]) => name !== facet);
  return Object.fromEntries(values.length === 0 ? others : [...others, [facet, values]]);
}

/** The filter after a press of a value. Nobody both has and lacks something. */
export function withToggled(filter: Filter, facet: Facet, value: string): Filter {
  const before = filter[facet] ?? [];
  if (before.includes(value)) {
    return withChoice(
      filter,
      facet,
      before.filter((one) => one !== value),
    );
  }
  return withChoice(filter, facet, isHas(facet) ? [value] : [...before, value]);
}

/** Whether it says what is there or not. */
export function isHas(facet: Facet): boolean {
  return (HAS as readonly string[]).includes(facet);
}

/** As `scanned`: the contacts without a date. */
export const NO_DATE = 'none';

/** As `scanned`: today and so many days before. */
export const RECENT: ReadonlyMap<string, number> = new Map([
  ['last7', 7],
  ['last30', 30],
]);

/** The range from one day to another one, as `scanned` has it; '' for an open end. */
export function dayRange(from: string, to: string): string {
  return `${from}/${to}`;
}

/** The days of a range, the first and the last, '' for an open end; `null` for a `scanned` that is none. */
export function daysOf(scanned: string): readonly [from: string, to: string] | null {
  const [from = '', to] = scanned.split('/');
  return to === undefined ? null : [from, to];
}

/** The least and the greatest day that `scanned` keeps: of all that can be stored for an open end, '' for `NO_DATE`. */
export function spanOf(scanned: string, today: Date): readonly [least: string, greatest: string] {
  if (scanned === NO_DATE) return ['', ''];
  const days = RECENT.get(scanned);
  if (days !== undefined) return [daysBefore(today, days), '9999-12-31'];
  return rangeOf(scanned);
}

function rangeOf(scanned: string): readonly [least: string, greatest: string] {
  const [from, to] = daysOf(scanned) ?? [];
  return [from || '0001-01-01', to || '9999-12-31'];
}

function daysBefore(today: Date, days: number): string {
  const day = new Date(today);
  day.setDate(day.getDate() - days);
  return dayStamp(day);
}

/** A filter as text for the history entry; '' for an empty one. */
export function filterText(filter: Filter): string {
  const chosen = FACETS.filter((facet) => filter[facet] !== undefined);
  return chosen.length === 0 ? '' : JSON.stringify(filter, chosen);
}

/** Parses such a text. Any script can write one: invalid parts are dropped. Older ones have one value, not a list. */
export function readFilter(text: string): Filter {
  const read = new Map<string, unknown>(Object.entries(parsed(text)));
  const chosen = FACETS.flatMap((facet) => {
    const all = [read.get(facet)].flat();
    const values = all.filter((one) => typeof one === 'string' && isValue(facet, one));
    return values.length === 0 ? [] : [[facet, isHas(facet) ? values.slice(0, 1) : values]];
  });
  return Object.fromEntries(chosen) as Filter;
}

function parsed(text: string): object {
  try {
    return { ...(JSON.parse(text) as unknown as object) };
  } catch {
    return {};
  }
}

const DAYS = /^(?!\/$)(?:\d{4}-\d\d-\d\d)?\/(?:\d{4}-\d\d-\d\d)?$/;

function isValue(facet: Facet, value: string): boolean {
  switch (facet) {
    case 'scanned': {
      if (value === NO_DATE || RECENT.has(value)) return true;
      const [from, to] = rangeOf(value);
      return DAYS.test(value) && isDay(from) && isDay(to) && from <= to;
    }
    case 'company':
    case 'tag':
      return value !== '';
    case 'country':
      return /^[A-Z]{2}$/.test(value);
    default:
      return value === 'yes' || value === 'no';
  }
}

function isDay(day: string): boolean {
  return !Number.isNaN(Date.parse(day));
}
