import { digitsIn } from '../../../platform/text';
import { unmarked } from '../../text/letters';
import { endingOf, hostOf } from '../../text/domains';
import { isSoundEmail } from '../../text/emails';
import { endingExists } from '../../text/misreadDomains';
import type { Contact } from '../contact';
import type { ContactTextField, ContactTexts } from '../fields';
import { addedToNotes } from '../noteLines';

const EMAIL = String.raw`(?<![\p{L}\p{N}._%+'&@-])[\p{L}\p{N}_][\p{L}\p{N}._%+'&-]*@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?![@-]|\.\p{L})`;
const SITE = String.raw`(?:https?:\/\/|www\.)[^\s,;|•·<>()]+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}@-])`;
const PHONE = String.raw`[+(]{0,2}\d[\d\s()./-]{4,}\d`;
const PIECE = new RegExp(`(?<email>${EMAIL})|(?<site>${SITE})|(?<phone>${PHONE})`, 'giu');
const FEWEST_DIGITS = 6;

/** What says what stands behind it. */
const LABELS = {
  emails: String.raw`e-?mail|mail(?:\s?to)?|[em]|courriel|correo|internet|メール|邮箱|郵箱|邮件|電郵|電子郵件|电子邮件|이메일|(?:эл\.?|електронна|электронная)\s?(?:пошта|почта)`,
  sites: 'web(?:site|seite|page)?|w|internet|home(?:page)?|url|site|網址|网址|ウェブ|сайт',
  phones: String.raw`[tmphcd]|tel(?:e(?:fon|phone|fono))?|t[ée]l(?:[ée]phone)?|phone|ph|fon|mob(?:ile?|il)?|cell|handy|direct|office|тел|моб|電話|电话|手机|携帯|전화`,
};
const labelBefore = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s*[.:：]*\s*$`, 'iu');
const LABEL = {
  emails: labelBefore(LABELS.emails),
  sites: labelBefore(LABELS.sites),
  phones: labelBefore(LABELS.phones),
};
const SITE_LABEL = new RegExp(
  String.raw`^[^\p{L}\p{N}/]*(?:(?:${LABELS.sites})(?:\s*[:：]\s*|\s+)(?=\S)|www\s*:\s*(?=www))?|[>)\]"”“\s|]+$`,
  'giu',
);

/** A website without what says that it is one, and without brackets and signs around it. */
export function withoutLabel(website: string): string {
  return website.replace(SITE_LABEL, '');
}

const FAX = /(?<!\p{L})(?:(?:tele)?fax|f)\s*[.:：]*\s*$/iu;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!?]+$/gu;
const JOINER = /^(?:or|and|und|oder|ou|et|y|e|o)$/i;

/** What a field holds, told apart. */
export interface Pieces {
  emails: string[];
  sites: string[];
  phones: string[];
  /** Neither of these, nor a label of one. */
  words: string[];
  hasLabel: boolean;
}

export function piecesOf(text: string): Pieces {
  const pieces: Pieces = { emails: [], sites: [], phones: [], words: [], hasLabel: false };
  let end = 0;
  const addWords = (between: string): void => {
    const words = between.replace(EDGE, '');
    if (words !== '' && !JOINER.test(words)) pieces.words.push(words);
  };
  for (const { 0: match, index, groups = {} } of text.matchAll(PIECE)) {
    const before = text.slice(end, index);
    const piece = match.replace(/[.,;:]+$/, '');
    if (groups.phone ? !isPhone(piece) : !isAddress(piece)) continue;
    end = index + match.length;
    if (groups.phone && FAX.test(before)) {
      addWords(before + piece);
      continue;
    }
    const kind = groups.email ? 'emails' : groups.site ? 'sites' : 'phones';
    const unlabelled = before.replace(LABEL[kind], '');
    pieces.hasLabel ||= unlabelled !== before;
    addWords(unlabelled);
    if (!pieces[kind].some((one) => unmarked(one) === unmarked(piece))) pieces[kind].push(piece);
  }
  addWords(text.slice(end));
  return pieces;
}

function isPhone(text: string): boolean {
  return digitsIn(text).length >= FEWEST_DIGITS;
}

function isAddress(text: string): boolean {
  const host = text.includes('@') ? text.slice(text.indexOf('@') + 1) : hostOf(text);
  const isSound = text.includes('@') ? isSoundEmail(text) : host !== '';
  return isSound && endingExists(endingOf(host.toLowerCase()));
}

/** The texts, each in its own field if that is empty or says the same, else in the notes; null where no room is left. */
export function placed(
  contact: Contact,
  texts: readonly (readonly [ContactTextField, string])[],
): Partial<ContactTexts> | null {
  let result: Partial<ContactTexts> = {};
  for (const [field, text] of texts) {
    const now = { ...contact, ...result };
    if (field !== 'notes' && now[field] === '') result = { ...result, [field]: text };
    else if (field === 'notes' || !saysTheSame(field, now[field], text)) {
      const notes = addedToNotes(now.notes, text);
      if (notes === null) return null;
      result = { ...result, notes };
    }
  }
  return result;
}

function saysTheSame(field: ContactTextField, one: string, other: string): boolean {
  if (field === 'website') return hostOf(one) === hostOf(other);
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
  return bare(one) === bare(other);
}
