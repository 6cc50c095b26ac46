/** The facets to filter contacts by (R15.124), in their shown order. */
export const FACETS = [
  ...(['scanned', 'company', 'country', 'tag'] as const),
  ...(['picture', 'email', 'phone', 'notes'] as const),
];

export type Facet = (typeof FACETS)[number];

/**
 * The chosen value of each facet; a contact must have all of them. `scanned`: days (`2026-05-14/2026-05-17`), with one
 * end or both, or `NO_DATE`; `company`: what `companyAmong` says; `country`: `DE`; else yes or no.
 */
export type Filter = Readonly<Partial<Record<Facet, string>>>;

/** The filter with another value of a facet; `undefined` removes it. */
export function withChoice(filter: Filter, facet: Facet, value: string | undefined): Filter {
  const others = Object.entries(filter).filter(([name]) => name !== facet);
  return Object.fromEntries(value === undefined ? others : [...others, [facet, value]]);
}

/** As `scanned`: the contacts without a date. */
export const NO_DATE = 'none';

/** The range from one day to another one, as `scanned` has it; '' for an open end. */
export function dayRange(from: string, to: string): string {
  return `${from}/${to}`;
}

/** The days of a range, the first and the last, '' for an open end; `null` for `NO_DATE`. */
export function daysOf(scanned: string): readonly [from: string, to: string] | null {
  const [from = '', to = ''] = scanned.split('/');
  return scanned === NO_DATE ? null : [from, to];
}

/** The least and the greatest day that `scanned` keeps: of all that can be stored for an open end, '' for `NO_DATE`. */
export function spanOf(scanned: string): readonly [least: string, greatest: string] {
  const days = daysOf(scanned);
  return days ? [days[0] || '0001-01-01', days[1] || '9999-12-31'] : ['', ''];
}

/** A filter as text for the history entry; '' for an empty one. */
export function filterText(filter: Filter): string {
  const chosen = FACETS.filter((facet) => filter[facet] !== undefined);
  return chosen.length === 0 ? '' : JSON.stringify(filter, chosen);
}

/** Parses such a text. Any script can write one: invalid parts are dropped. */
export function readFilter(text: string): Filter {
  const read = new Map(Object.entries(parsed(text)));
  const chosen = FACETS.flatMap((facet) => {
    const value: unknown = read.get(facet);
    return typeof value === 'string' && isValue(facet, value) ? [[facet, value]] : [];
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
      const [from, to] = spanOf(value);
      return value === NO_DATE || (DAYS.test(value) && isDay(from) && isDay(to) && from <= to);
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
