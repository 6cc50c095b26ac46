import { CONTACT_TEXT_FIELDS } from '../../src/contacts/contact';
import type { ScannedCard } from '../seed/StoredContact';
import type { PrintedText } from './CardDesign';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A stored card's text made safe to stand in HTML. */
export function printedText(card: ScannedCard): PrintedText {
  const entries = CONTACT_TEXT_FIELDS.map((field) => [
    field,
    (card[field] ?? '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign),
  ]);
  return Object.fromEntries(entries) as PrintedText;
}

/** Both languages of a text such as `田中 美咲 (Misaki Tanaka)`: before the brackets, and within. */
export function bothLanguages(text: string): [own: string, latin: string] {
  const [, own = text, latin = ''] = /^(.*?) \((.*)\)$/.exec(text) ?? [];
  return [own, latin];
}

/** A comma-separated address over several lines: the first `count` parts together, then the rest. */
export function addressLines(address: string, count = 1): string {
  const parts = address.split(', ');
  const lines = [parts.slice(0, count).join(', '), parts.slice(count).join(', ')];
  return lines.filter(Boolean).join('<br>');
}
