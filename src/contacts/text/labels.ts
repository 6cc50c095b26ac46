/** Words before a number, by language: European ones, then Cyrillic, Greek, East Asian, Arabic, Thai. */
const PHONES =
  't[eé]l[eé]?(?:phone|fono?|fone|foon)?|ph(?:one)?|fone?|mob(?:ile?|il)?|m[oó]vil|cel(?:l(?:ular[ei]?)?|ular)?|handy|gsm|' +
  'natel|portable|dire[ck]t|office|hotline|whatsapp|wa|тел(?:ефон)?|моб(?:ильный)?|τηλ|κιν|電話|电话|手[机機]|携帯|' +
  '전화|휴대폰|هاتف|جوال|تلفن|โทร';

/** Words before the number of a fax, as part of a pattern. */
export const FAXES = '(?:t[eé]l[eé])?fax|faks|факс|φαξ|[传傳]真|팩스|فاكس|โทรสาร';

/** What says that digits are those of a desk behind the number, as part of a pattern. */
export const EXTENSIONS =
  'ext(?:ension|n)?|x|#|durchwahl|dw|poste|int|anexo|ramal|toestel|wewn|вн|доб|内线|分机|内線|转|轉|내선';

const LABEL = new RegExp(`^(?:${PHONES}|${FAXES})$`, 'iu');
const EXTENSION = new RegExp(`^(?:${EXTENSIONS})$`, 'iu');

/** What a word beside a number says: whose number it is, by a word or by one letter, or that a desk's number follows. */
export function labelKind(word: string): 'word' | 'letter' | 'extension' | '' {
  if (EXTENSION.test(word)) return 'extension';
  if (LABEL.test(word)) return 'word';
  return /^[tmphcdowgf]$/i.test(word) ? 'letter' : '';
}
