import { pictureAt } from './cards';
import { UID } from './roles';

const own = pictureAt(`card_images/${UID.A}/card.jpg`);
const host = 'https://firebasestorage.googleapis.com';
const longest = `${own}&`.padEnd(2048, 'i');

/** What a picture of a card may not be, beside what it may, one thing apart. */
export const PICTURE_PAIRS: readonly (readonly [row: string, denied: unknown, allowed: string])[] =
  [
    ['http', own.replace('https', 'http'), own],
    ['on another host', own.replace(host, 'https://pictures.example'), own],
    ['on a host that begins alike', own.replace(host, `${host}.example`), own],
    ['on a host named by the user', own.replace(host, `${host}@pictures.example`), own],
    ['on another port', own.replace(host, `${host}:8443`), own.replace(host, `${host}:443`)],
    ["in M's folder", pictureAt(`card_images/${UID.M}/card.jpg`), own],
    ['in no folder', pictureAt('card_images/card.jpg'), own],
    ['in a folder named in the query', `${pictureAt('card.jpg')}&${UID.A}%2F`, own],
    ['out of the folder again', own.replace('card.jpg', '/../../../b/o/t.jpg'), own],
    ['out of it by backslashes', own.replace('card.jpg', '\\..\\..\\t.jpg'), own],
    ['out of the folder before it', own.replace('/o/card_images', '/o/\\..\\x'), own],
    ['in a folder of other letters', own.replace(UID.A, UID.A.toUpperCase()), own],
    ['with a mark behind the name', own.replace('?', '#?'), own],
    ['in two lines, in its bucket', own.replace('/o/', '\n/o/'), own],
    ['in two lines, in its query', `${own}\n`, own],
    ['data:', `data:image/png,${own}`, own],
    ['javascript:', `javascript:${own}`, own],
    ['a list', [own], own],
    ['a number', 7, own],
    ['in two lines', own.replace('card.jpg', 'card\n.jpg'), own],
    ['of 2049 characters', `${longest}i`, longest],
  ];

/** What it may be besides. */
export const PICTURES: readonly (readonly [row: string, value: unknown])[] = [
  ['empty', ''],
  ['null', null],
  ['in capitals', own.replace(host, host.toUpperCase())],
  ['at an older place', pictureAt(`users/${UID.A}/profile/card.jpg`)],
  ['without a query', own.replace(/\?.*/, '')],
  ['at the top of one’s own folder', pictureAt(`${UID.A}/card.jpg`)],
];
