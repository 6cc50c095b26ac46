// The range Firestore can store: years 1 to 9999, which also keeps every year at four digits.
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

// As milliseconds these would all lie before March 1973, as seconds they reach the year 5138.
const SECONDS_BELOW = 1e11;

// 20260512 is the digits of a day, and no second of 1970.
const EARLIEST_NUMBER = Date.parse('2000-01-01T00:00:00.000Z');

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)$/i;

/** A stored date (timestamp, Date, ISO text or local day, ms or s, map of seconds and nanoseconds); else `null`. */
export function readDate(value: unknown): Date | null {
  let time: number;
  try {
    time = readTime(value);
  } catch {
    return null;
  }
  return time >= EARLIEST && time <= LATEST ? new Date(time) : null;
}

function readTime(value: unknown): number {
  if (typeof value === 'number') return numberTime(value);
  if (typeof value === 'string') return readIso(value.trim());
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'object' || value === null) return NaN;
  if ('toDate' in value && typeof value.toDate === 'function') {
    const date = (value as { toDate: () => unknown }).toDate();
    return date instanceof Date ? date.getTime() : NaN;
  }
  if ('seconds' in value) {
    return mapTime(value.seconds, 'nanoseconds' in value ? value.nanoseconds : 0);
  }
  if ('_seconds' in value) {
    return mapTime(value._seconds, '_nanoseconds' in value ? value._nanoseconds : 0);
  }
  return NaN;
}

function numberTime(value: number): number {
  const time = value < SECONDS_BELOW ? value * 1000 : value;
  return time >= EARLIEST_NUMBER ? time : NaN;
}

function mapTime(seconds: unknown, nanoseconds: unknown): number {
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return NaN;
  return seconds * 1000 + nanoseconds / 1e6;
}

/** Only ISO forms: `Date.parse` alone would read "Suite 3" as a day in March 2001. */
function readIso(text: string): number {
  const [, date, time] = ISO_TIME.exec(text) ?? [];
  const day = ISO_DATE.exec(date ?? text);
  if (!day) return NaN;
  // Engines differ on 30 February: some refuse it, some answer 2 March.
  const midnight = new Date(`${day[0]}T00:00:00Z`);
  if (midnight.getUTCDate() !== Number(day[3])) return NaN;
  return Date.parse(`${day[0]}T${time ?? '00:00:00'}`);
}

/** The page is English, and so are its dates, whatever the browser’s language is (R15.172). */
const ENGLISH = 'en-US';

const medium = formatOf({ dateStyle: 'medium' });
const shortDay = formatOf({ month: 'short', day: 'numeric' });
const month = formatOf({ month: 'long', year: 'numeric' });

/** A date as people read it: `Jun 15, 2025`, '' for none. */
export function formatDate(date: Date | null): string {
  return date ? medium().format(localDay(date)) : '';
}

/** The same without its year (`Jun 15`), where something else says it. */
export function formatDay(date: Date | null): string {
  return date ? shortDay().format(localDay(date)) : '';
}

/** The month of a date: `June 2025`. */
export function formatMonth(date: Date): string {
  return month().format(localDay(date));
}

/** From one day to another: `Jun 12 – 15, 2025`. */
export function formatDays(from: Date, to: Date): string {
  return medium().formatRange(localDay(from), localDay(to));
}

function formatOf(form: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  // Making a format costs far more than using it, and a list shows thousands of dates.
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(ENGLISH, { ...form, timeZone: 'UTC' }));
}

/** The day of `date` here, for a format of UTC: one of this computer's zone would keep the zone that it was made in. */
function localDay(date: Date): Date {
  const day = new Date(0);
  day.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  return day;
}

/** The local day as `YYYY-MM-DD`: the one date text that every spreadsheet reads as a date. */
export function dayStamp(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** A moment as people say it: `today 14:03`, or `Nov 12, 2026 14:03`. */
export function formatMoment(moment: Date, now: Date): string {
  return `${isSameDay(moment, now) ? 'today' : formatDate(moment)} ${formatTime(moment)}`;
}

/** The same in short: only the time of this day. */
export function formatRecent(moment: Date, now: Date): string {
  return isSameDay(moment, now)
    ? formatTime(moment)
    : `${formatDate(moment)}, ${formatTime(moment)}`;
}

function isSameDay(one: Date, other: Date): boolean {
  return dayStamp(one) === dayStamp(other);
}

/** `2:03 PM`, or `14:03` where the browser’s language counts to 24. */
function formatTime(moment: Date): string {
  const timeStyle = 'short';
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { timeStyle }).resolvedOptions();
  return new Intl.DateTimeFormat(ENGLISH, { timeStyle, hourCycle }).format(moment);
}

/** An ISO day as the site's own texts write it: `June 15, 2025`, the same for every visitor. */
export function formatLongDate(isoDay: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDay),
  );
}
