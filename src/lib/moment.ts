import { dayStamp, formatDate } from './dates';

/** A moment as people say it: `today 14:03`, or `Nov 12, 2026 14:03`, in the browser's language. */
export function formatMoment(moment: Date, now: Date): string {
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(moment);
  const day = dayStamp(moment) === dayStamp(now) ? 'today' : formatDate(moment);
  return `${day} ${time}`;
}
