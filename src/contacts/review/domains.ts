import tlds from 'tlds';
import { editDistance, looksLike, skeleton, spelledOut, unmarked } from './letters';

/** Endings that no registry gives out, for examples, tests and networks of one's own. */
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

/** The most frequent endings, most frequent first. */
const FREQUENT =
  'com de net org co.uk fr it es nl at ch eu info io co biz edu gov example jp cn in com.br com.au'.split(
    ' ',
  );

/** Second levels under the ending of a country. */
const SECOND = new Set(
  'co com org net ac edu gov gob gouv go or ne nom ltd plc me sch mil'.split(' '),
);

/** Where people have a mailbox without a firm. */
export const PROVIDERS = new Set(
  'gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it live.com live.nl msn.com outlook.com outlook.de outlook.fr icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de mail.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com fastmail.com zoho.com yandex.ru yandex.com ya.ru mail.ru bk.ru inbox.ru list.ru rambler.ru qq.com foxmail.com 163.com 126.com 139.com 188.com sina.com sohu.com aliyun.com yeah.net naver.com daum.net hanmail.net kakao.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it alice.it tin.it tiscali.it seznam.cz centrum.cz wp.pl onet.pl o2.pl interia.pl ukr.net bluewin.ch comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com bigpond.com optusnet.com.au btinternet.com sky.com virginmedia.com ntlworld.com rediffmail.com uol.com.br bol.com.br terra.com.br docomo.ne.jp ezweb.ne.jp softbank.ne.jp mail.com email.com inbox.com hey.com telenet.be skynet.be ziggo.nl kpnmail.nl telia.com'.split(
    ' ',
  ),
);

export function endingExists(ending: string): boolean {
  return ENDINGS.has(ending) || ending.startsWith('xn--');
}

/** The last label of a host. */
export function endingOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

export function isHost(text: string): boolean {
  return (
    text.length <= 253 &&
    /^(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}\p{M}-]{2,}$/u.test(
      text,
    )
  );
}

/** The host of a website, small and without `www.`; '' where the text is none. */
export function hostOf(website: string): string {
  const [, host = ''] =
    /^(?:https?:\/\/|\/\/)?(?:www\.)?([^/?#:\s@]+)(?::\d+)?(?:[/?#]|$)/iu.exec(website.trim()) ??
    [];
  const small = host.toLowerCase().replace(/\.$/, '');
  return isHost(small) ? small : '';
}

/** The part of a host that is bought, such as `kitz.co.uk` of `mail.kitz.co.uk`. */
export function boughtDomain(host: string): string {
  const labels = host.split('.');
  const isSecond =
    labels.length > 2 && endingOf(host).length === 2 && SECOND.has(labels.at(-2) ?? '');
  return labels.slice(isSecond ? -3 : -2).join('.');
}

/** `kitz` and `co.uk` of `kitz.co.uk`. */
export function labelAndEnding(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** The ending that was misread as this one: one of `likely` or a frequent one; '' where nothing is near. */
export function nearestEnding(ending: string, likely: readonly string[]): string {
  const choices = [...likely, ...FREQUENT];
  const alike = (choice: string): boolean => skeleton(choice) === skeleton(ending);
  const near = (choice: string): boolean =>
    choice.length > 1 && editDistance(choice, ending, 1) <= (ending.length < 2 ? 0 : 1);
  return (
    choices.find(alike) ?? choices.find(near) ?? [...ENDINGS].find((choice) => alike(choice)) ?? ''
  );
}

/** `kitzcom` as `kitz.com`: a dot put where an ending begins; '' where none does. */
export function withDot(text: string, likely: readonly string[]): string {
  for (const ending of [...likely, ...FREQUENT]) {
    const joined = ending.replaceAll('.', '');
    const rest = text.slice(0, -joined.length).replace(/[-_]$/, '');
    if (text.endsWith(joined) && rest.length > 1) return `${rest}.${ending}`;
  }
  return '';
}

/**
 * Whether a scan may have read one bought domain for the other. The same name under another ending is another
 * address of a firm, and `mueller` is how `müller` writes itself. `isConfirmed`: something besides says that the
 * right one is right, so that more letters may differ.
 */
export function isMisreadDomain(read: string, right: string, isConfirmed: boolean): boolean {
  if (
    read === right ||
    unmarked(read) === unmarked(right) ||
    spelledOut(read) === spelledOut(right)
  )
    return false;
  if (read.replaceAll('.', '') === right.replaceAll('.', '')) return true;
  const [label, ending] = labelAndEnding(read);
  const [other, otherEnding] = labelAndEnding(right);
  if (label.replaceAll('-', '') === other.replaceAll('-', ''))
    return label !== other && !endingExists(endingOf(read));
  const alike = skeleton(label) === skeleton(other);
  if (ending !== otherEnding && endingExists(endingOf(read))) return alike && label.length > 2;
  const shorter = Math.min(label.length, other.length);
  const most = shorter >= (isConfirmed ? 4 : 6) ? 2 : shorter >= 3 ? 1 : 0;
  return alike || editDistance(label, other, most) <= most;
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
const OTHERS = new Set(
  'mail.com email.com ymail.com gail.com cloud.com gmall.com hotmail.co outlook.co yahoo.co yaho.com'.split(
    ' ',
  ),
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
    if (looksLike(label, name)) return provider;
    const swapped =
      label.length === name.length &&
      [...new Set(label)].sort().join() === [...new Set(name)].sort().join();
    if ((swapped || label.length !== name.length) && editDistance(label, name, 1) === 1)
      return provider;
  }
  return '';
}
