import type { DocumentData } from 'firebase/firestore/lite';
import { emulators } from '../firebase/configuration';
import { readDate } from '../lib/dates';
import { CONTACT_TEXT_FIELDS, IMAGE_FIELDS } from './contact';
import { CONTACT_LIMITS } from './limits';

const MOST_FIELDS = 100;
const LONGEST_ADDRESS = 2048;

/** In ms: how far ahead a stored time may be, as clocks differ. */
const CLOCKS_DIFFER = 5 * 60_000;

// As in firestore.rules, with the emulators' pictures where this build talks to them.
const WEBSITE = /^(?:https?:\/\/[^\p{Cc}\p{Zl}\p{Zp}]+|[^:\p{Cc}\p{Zl}\p{Zp}]*)$/iu;
const PICTURE = /^https:\/\/[^\p{Cc}\p{Zl}\p{Zp}]+$/iu;

/**
 * Whether the rules would let a stored contact be created again as it is (R15.62). What only older apps wrote
 * they refuse: http pictures, texts that are too long, dates as texts.
 */
export function canComeBack(data: DocumentData): boolean {
  const fields: Record<string, unknown> = data;
  return (
    Object.keys(fields).length <= MOST_FIELDS &&
    isPast(fields.createdAt) &&
    (!('updatedAt' in fields) || isPast(fields.updatedAt)) &&
    CONTACT_TEXT_FIELDS.every(
      (field) => !(field in fields) || isText(fields[field], CONTACT_LIMITS[field]),
    ) &&
    isWebsite(fields.website ?? '') &&
    (!('tags' in fields) || areTags(fields.tags)) &&
    ['photoURL', ...IMAGE_FIELDS].every((field) => !(field in fields) || isPicture(fields[field]))
  );
}

/** The rules compare times of the database alone; the site reads dates in many other forms. */
function isPast(value: unknown): boolean {
  const isTime = typeof value === 'object' && value !== null && 'toDate' in value;
  const date = isTime ? readDate(value) : null;
  return date !== null && date.getTime() <= Date.now() + CLOCKS_DIFFER;
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function areTags(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every((tag) => typeof tag === 'string') &&
    value.join('').length <= 2000
  );
}

function isWebsite(value: unknown): boolean {
  return typeof value === 'string' && WEBSITE.test(value);
}

function isPicture(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return false;
  const isEmulators = emulators !== null && value.startsWith(`http://${emulators.storage}/`);
  return isEmulators || PICTURE.test(value);
}
