import type { CSSProperties } from 'react';
import { COLUMNS } from '../model/columns';
import type { Contact } from '../model/contact';

/** In a shorter list the next contact may be twice as wide. */
export const FEWEST_MEASURED = 20;
/** The number of contacts that are sampled. */
const SAMPLE = 100;
/** Only the longest texts of the sample are measured: measuring takes time. */
const LONGEST = 0.2;

/** The letters of a row at their usual size, and its line height in px: the style sheet has the widths in lines. */
const FONT = '500 14px "Instrument Sans Variable", "Instrument Sans Fallback", sans-serif';
const LINE = 21;
/** In px, for the space between words, which is wider than that of the font. */
const SPARE = 4;

interface Width {
  /** The percentage of texts that fit. */
  room: number;
  least: number;
  most: number;
  /** Whether it is a part of what is left. */
  isShare?: true;
}

/**
 * In px, without the padding. Where a row has no mark, its name has that room too. Company and title, which end with
 * dots, share what the others leave.
 */
const WIDTHS: Partial<Record<keyof Contact, Width>> = {
  name: { room: 0.9, least: 112, most: 240 },
  company: { room: 0.95, least: 112, most: 256, isShare: true },
  title: { room: 0.95, least: 112, most: 256, isShare: true },
  email: { room: 0.95, least: 144, most: 384 },
  phone: { room: 0.98, least: 104, most: 160 },
};

/** The widths of the columns by their texts (R15.153), for the style sheet: `--width-name`, and so on. */
export function columnWidths(contacts: readonly Contact[]): CSSProperties | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = FONT;
  const step = Math.ceil(contacts.length / SAMPLE);
  // The first contacts are the visible ones.
  const sample = contacts.filter((_, index) => index < SAMPLE / 2 || index % step === 0);
  const widths: Record<string, string> = {};
  for (const { key, text } of COLUMNS) {
    const wanted = WIDTHS[key];
    if (!wanted) continue;
    const longest = sample
      .map((contact) => text(contact))
      .sort((one, other) => other.length - one.length)
      .slice(0, Math.ceil(sample.length * LONGEST))
      // All digits are as wide as a zero.
      .map((each) => context.measureText(each.replace(/\d/g, '0')).width)
      .sort((one, other) => other - one);
    const beyond = sample.length - 1 - Math.floor(sample.length * wanted.room);
    const measured = (longest[beyond] ?? 0) + SPARE;
    const width = Math.min(Math.max(measured, wanted.least), wanted.most) / LINE;
    widths[`--width-${key}`] = `${width.toFixed(2)}${wanted.isShare ? 'fr' : 'lh'}`;
  }
  return widths;
}
