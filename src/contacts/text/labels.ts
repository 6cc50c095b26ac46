/** Words that say what stands behind them, by language: European ones, then Cyrillic, Greek, East Asian, Arabic, Thai. */
const WORDS = {
  phone:
    'tel tele telephone telefon telefono telefone telefoon teléfono téléphone tél ph phone fon fone mob mobil mobile ' +
    'móvil movil cel cell cellular cellulare celular handy gsm natel portable direct direkt office hotline whatsapp wa ' +
    'тел телефон моб мобильный τηλ κιν 電話 电话 手机 手機 携帯 전화 휴대폰 هاتف جوال تلفن โทร',
  fax: 'fax telefax téléfax faks факс φαξ 传真 傳真 팩스 فاكس โทรสาร',
  email:
    'email e-mail mail mailto courriel correo メール 邮箱 郵箱 邮件 電郵 電子郵件 电子邮件 이메일 эл.почта эл.пошта ' +
    'электронная&почта електронна&пошта почта пошта',
  site: 'web website webseite webpage internet home homepage url site 網址 网址 ウェブ сайт',
} as const;

type Kind = keyof typeof WORDS;

/** Letters that stand for such a word where a sign or a blank follows. */
const LETTERS: Readonly<Record<Kind, string>> = {
  phone: 'tmphcdowg',
  fax: 'f',
  email: 'em',
  site: 'w',
};

const source = (kind: Kind): string =>
  WORDS[kind]
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace('.', String.raw`\.?\s?`).replace('&', String.raw`\s?`))
    .join('|');

/** As parts of a pattern: the words of each kind. */
export const LABELS = {
  phone: source('phone'),
  fax: source('fax'),
  email: source('email'),
  site: source('site'),
} satisfies Record<Kind, string>;

/** As parts of a pattern: words or single letters of each kind. */
export const LABELS_OR_LETTERS: Readonly<Record<Kind, string>> = {
  phone: `${LABELS.phone}|[${LETTERS.phone}]`,
  fax: `${LABELS.fax}|[${LETTERS.fax}]`,
  email: `${LABELS.email}|[${LETTERS.email}]|internet`,
  site: `${LABELS.site}|[${LETTERS.site}]`,
};

/** What says that digits are those of a desk behind the number. */
export const EXTENSION = String.raw`ext(?:ension|n)?|x|#|durchwahl|dw|poste|int|anexo|ramal|toestel|wewn|вн|доб|内线|分机|内線|转|轉|내선`;

const PHONE = new RegExp(`^(?:${LABELS.phone}|${LABELS.fax})$`, 'iu');
const LETTER = new RegExp(`^[${LETTERS.phone}${LETTERS.fax}]$`, 'i');
const EXTENSION_WORD = new RegExp(`^(?:${EXTENSION})$`, 'iu');

/** What a word beside a number says: whose number it is, by a word or by one letter, or that a desk's number follows. */
export function labelKind(word: string): 'word' | 'letter' | 'extension' | '' {
  if (EXTENSION_WORD.test(word)) return 'extension';
  if (PHONE.test(word)) return 'word';
  return LETTER.test(word) ? 'letter' : '';
}
