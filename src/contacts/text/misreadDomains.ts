import { wordSet } from '../../platform/wordSet';
import tlds from 'tlds';
import { endingOf, labelAndEnding, PROVIDERS } from './domains';
import { spelledOut } from './fold';
import { editDistance, looksLike, unmarked } from './letters';
import { skeleton } from './slips';

/** Endings without a registry, for examples, tests and private networks. */
const RESERVED = [
  'example',
  'test',
  'invalid',
  'localhost',
  'local',
  'internal',
  'lan',
  'onion',
  'arpa',
];
const ENDINGS = new Set([...tlds, ...RESERVED]);

const FREQUENT =
  'com de net org co.uk fr it es nl at ch eu info io co biz edu gov example jp cn in com.br com.au'.split(
    ' ',
  );

export function endingExists(ending: string): boolean {
  return ENDINGS.has(ending) || ending.startsWith('xn--');
}

/** The right ending for this misread one: one of `likely` or a frequent one; '' if none is near. */
export function nearestEnding(ending: string, likely: readonly string[]): string {
  const choices = [...likely, ...FREQUENT];
  const alike = (choice: string): boolean => skeleton(choice) === skeleton(ending);
  const near = (choice: string): boolean =>
    choice.length > 1 && editDistance(choice, ending, 1) <= (ending.length < 2 ? 0 : 1);
  return (
    choices.find(alike) ?? choices.find(near) ?? [...ENDINGS].find((choice) => alike(choice)) ?? ''
  );
}

/** `kitzcom` as `kitz.com`: adds the dot before an ending; '' if there is none. */
export function withDot(text: string, likely: readonly string[]): string {
  for (const ending of [...likely, ...FREQUENT]) {
    const joined = ending.replaceAll('.', '');
    const rest = text.slice(0, -joined.length).replace(/[-_]$/, '');
    if (text.endsWith(joined) && rest.length > 1) return `${rest}.${ending}`;
  }
  return '';
}

/** Whether a scan may confuse these domains, by more letters if `isConfirmed`. `mueller` is `müller`, not misread. */
export function isMisreadDomain(read: string, right: string, isConfirmed: boolean): boolean {
  if (
    read === right ||
    unmarked(read) === unmarked(right) ||
    unmarked(spelledOut(read)) === unmarked(spelledOut(right))
  )
    return false;
  if (read.replaceAll('.', '') === right.replaceAll('.', '')) return true;
  const [label, ending] = labelAndEnding(read);
  const [other, otherEnding] = labelAndEnding(right);
  if (label.replaceAll('-', '') === other.replaceAll('-', ''))
    return label !== other && !endingExists(endingOf(read));
  const alike = skeleton(label) === skeleton(other);
  if (ending !== otherEnding && endingExists(endingOf(read))) return alike && label.length > 2;
  if (isSister(label, other) || isSister(other, label)) return false;
  const shorter = Math.min(label.length, other.length);
  const most = shorter >= (isConfirmed ? 4 : 6) ? 2 : shorter >= 3 ? 1 : 0;
  return alike || editDistance(label, other, most) <= most;
}

/** Whether one is the other with a digit, `my` or a country more, as firms name their other sites: `kitz24`, `mykitz`. */
function isSister(label: string, other: string): boolean {
  const more = label.startsWith(other)
    ? label.slice(other.length)
    : label.endsWith(other)
      ? label.slice(0, -other.length)
      : '';
  return /^-?(?:\d+|my|ag|uk|us|it|de|at|ch|eu|fr|es|nl|jp|cn|br)-?$/.test(more);
}

/** Long names of providers, and letters a slip leaves of them that are no other provider's name. */
const MISSPELT = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'protonmail.com',
  't-online.de',
  'freenet.de',
];
/** Domains that look like a misspelt provider and are somebody else's. */
const OTHERS = wordSet(
  'mail.com email.com ymail.com gail.com cloud.com gmall.com hotmail.co outlook.co yahoo.co yaho.com qmail.com gmails.com',
);

/** The provider whose domain this misspells, or ''. */
export function misspeltProvider(domain: string): string {
  if (PROVIDERS.has(domain) || OTHERS.has(domain)) return '';
  const [label, ending] = labelAndEnding(domain);
  for (const provider of MISSPELT) {
    const [name, right] = labelAndEnding(provider);
    if (
      label === name &&
      ending !== right &&
      (!endingExists(endingOf(ending)) || ['cm', 'om', 'co'].includes(ending))
    )
      return provider;
    if (ending !== right) continue;
    // `treenet` is a name, too.
    if (skeleton(label) === skeleton(name)) return provider;
    if (name === 'freenet') continue;
    if (looksLike(label, name)) return provider;
    const swapped =
      label.length === name.length &&
      [...new Set(label)].sort().join() === [...new Set(name)].sort().join();
    if ((swapped || label.length !== name.length) && editDistance(label, name, 1) === 1)
      return provider;
  }
  return '';
}
