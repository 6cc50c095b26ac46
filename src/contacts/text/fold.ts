import { remembered } from '../../platform/remembered';
import { asciiDigits } from '../../platform/text';

const ASCII = /^[\0-\x7f]*$/;
const BEYOND_ASCII = /[\u0080-\uffff]+/g;

// Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, stretching and invisible characters. Vowel
// signs of Indic and Thai and voicing marks of Japanese distinguish words, so they stay.
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640|\p{Cf}/gu;

/** A name is written with one, with another one, and without. */
const ASCII_APOSTROPHE = /['`]/;
const APOSTROPHES = /['`´‘’‛ʹʻʼʽ′＇׳]/g;

/** Letters for which others are typed that no Unicode form knows. */
export const TYPED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't' },
  ...{ ı: 'i', ŋ: 'n', ς: 'σ' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '„': '"', '״': '"', '‐': '-', '‒': '-', '–': '-', '—': '-' },
  ...{ '・': ' ', '·': ' ' },
};

/** One letter to a reader, the first of each group for all: Arabic ones of several keyboards. */
const ARABIC = 'يیىے كک هةہھە اٱ';
/** And kanji with several forms in names, traditional and simplified characters of names and companies. */
const HAN =
  '高髙 边邊邉辺 斋齋斎齊斉齐 崎﨑嵜碕 滨濱浜濵 泽澤沢 广廣広 吉𠮷 樱櫻桜 国國圀 学學斈 濑瀨瀬 岛島嶋嶌 真眞 ' +
  '惠恵 德徳 寿壽 荣榮栄 富冨 峰峯 浅淺 冢塚 让讓譲 礼禮 龙龍竜 泷瀧滝 丰豐豊 黑黒 关關関 圆圓円 乐樂楽 ' +
  '艺藝芸 万萬 气氣気 电電 内內 晋晉 馆館舘 刘劉 张張 陈陳 黄黃 赵趙 吴吳 杨楊 孙孫 马馬 罗羅 郑鄭 谢謝 ' +
  '许許 邓鄧 冯馮 萧蕭 蒋蔣 韩韓 叶葉 余餘 贾賈 钟鍾鐘 卢盧 陆陸 范範 谭譚 钱錢 汤湯 赖賴 顾顧 严嚴 贺賀 ' +
  '连連 华華 伟偉 强強 军軍 红紅 丽麗 兰蘭 凤鳳 飞飛 杰傑 辉輝 晓曉 颖穎 宝寶寳 东東 麦麥 权權権 诚誠 贵貴 ' +
  '爱愛 庆慶 应應応 义義 青靑 伦倫 维維 欢歡歓 现現 兴興 贤賢 镇鎮 长長 门門 开開 阳陽 阴陰 云雲 风風 鸿鴻 ' +
  '宁寧 导導 厅廳庁 机機 桥橋 欧歐 汉漢 湾灣 业業 圣聖 联聯 台臺 苏蘇 卫衛 贸貿 钢鋼 锦錦 铁鐵鉄 团團団 ' +
  '凯凱 银銀 鹤鶴 冈岡 渊淵渕 备備 设設 计計 体體 实實実 鲁魯 济濟済 为為爲 术術 积積';

const LETTERS = new Map(Object.entries({ ...TYPED, ...SIGNS }));
for (const group of `${ARABIC} ${HAN}`.split(' ')) {
  const [first = '', ...others] = group;
  for (const other of others) LETTERS.set(other, first);
}

/** Katakana stand so far behind hiragana. */
const KANA = 0x60;

/**
 * The text without case, accents, apostrophes and the other ways to write a letter: both sides of a search are compared
 * so.
 */
export function foldedText(text: string): string {
  // In pieces, because nearly all text is ASCII and decomposing is slow.
  const plain = text.replace(BEYOND_ASCII, (piece) => folded(piece)).toLowerCase();
  return ASCII_APOSTROPHE.test(plain) ? plain.replace(APOSTROPHES, '') : plain;
}

/** A list has the same few letters beyond ASCII, and the words of a script, again and again. */
const folded = remembered((piece) => {
  const bare = piece.replace(APOSTROPHES, '').normalize('NFKD').replace(MARKS, '').toLowerCase();
  if (ASCII.test(bare)) return bare;
  let plain = '';
  for (const letter of bare.normalize('NFC')) plain += LETTERS.get(letter) ?? inHiragana(letter);
  return asciiDigits(plain);
}, 20_000);

function inHiragana(letter: string): string {
  return letter >= 'ァ' && letter <= 'ヶ'
    ? String.fromCharCode(letter.charCodeAt(0) - KANA)
    : letter;
}

const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  đ: 'dj',
};

/** As people type ä, ö, ü, ø, å and đ on another keyboard: `Mueller` for Müller. */
export function spelledOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøåđ]/g, (letter) => SPELLED[letter] ?? letter);
}

/** The other way round: Mueller as `muller`, where the e follows no diphthong and the word is long enough for a name. */
export function withoutE(folded: string): string {
  return folded.length < FEWEST_WITH_E
    ? folded
    : folded.replace(/(?<![aeiouq])([aou])e(?=[a-z])/g, '$1');
}

const FEWEST_WITH_E = 5;

/** What is not ASCII is a letter, but for three blanks. */
const WORD = /[a-z\d\u0080-\u167f\u1681-\u2027\u202a-\uffff]+/g;

/** The words of a folded text. */
export function foldedWords(folded: string): string[] {
  return folded.match(WORD) ?? [];
}
