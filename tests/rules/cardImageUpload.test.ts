import { describe, expect, test } from 'vitest';
import { headerPairs, imageUploads, MIB, type Upload } from './support/imageUploads';
import { STRANGERS, UID } from './support/roles';
import { expectUnauthorized, storageSuite } from './support/storageSuite';

const suite = await storageSuite('card-image-upload');
const { send, sendInPieces, expectNotStored } = imageUploads(suite);

const sound: Upload = {
  path: `card_images/${UID.A}/card.jpg`,
  contentType: 'image/jpeg',
  bytes: 8,
};
const file = (name: string): Partial<Upload> => ({ path: `card_images/${UID.A}/${name}` });

describe('card_images/{uid}/{file}, create', () => {
  test.each([
    ['card.jpg', 'image/jpeg'],
    ['card.jpeg', 'image/jpeg'],
    ['card.png', 'image/png'],
    ['card.webp', 'image/webp'],
    ['card.jpg', 'image/jpg'],
    ['CARD.JPG', 'image/jpeg'],
    ['card.Jpeg', 'image/jpeg'],
    ['card.PNG', 'image/png'],
    ['card.WEBP', 'image/webp'],
    ['AZaz09_-.jpg', 'image/jpeg'],
  ])('A: %s as %s allowed', async (name, contentType) => {
    await send('A', { ...sound, ...file(name), contentType });
    expect((await suite.stored(`card_images/${UID.A}/${name}`)).contentType).toBe(contentType);
  });

  test.each(STRANGERS)("%s: denied in A's folder", async (role) => {
    await expectNotStored(role, sound);
    await send('A', sound);
  });

  test('M: allowed in their own folder', async () => {
    await send('M', { ...sound, path: `card_images/${UID.M}/card.jpg` });
  });

  test('in pieces: M denied, A allowed', async () => {
    await expectUnauthorized(sendInPieces('M', { ...sound, bytes: MIB }));
    expect(await sendInPieces('A', { ...sound, bytes: MIB })).toBe(MIB);
  });

  test('overwrite: A allowed, V and M denied, A too with what is no picture', async () => {
    await suite.seed(sound.path);
    const before = await suite.stored(sound.path);
    for (const role of STRANGERS) await expectUnauthorized(send(role, { ...sound, bytes: 9 }));
    await expectUnauthorized(send('A', { ...sound, contentType: 'text/html', bytes: 9 }));
    expect(await suite.stored(sound.path)).toEqual(before);

    await send('A', { ...sound, bytes: 9 });
    expect((await suite.stored(sound.path)).size).toBe(9);
  });
});

/** One wrong thing in an upload of A that is otherwise in order, beside what may stand there. */
const PAIRS: [row: string, denied: Partial<Upload>, allowed: Partial<Upload>][] = [
  ['0 B', { bytes: 0 }, { bytes: 1 }],
  ['5 MiB + 1', { bytes: 5 * MIB + 1 }, { bytes: 5 * MIB }],
  ['svg', { ...file('card.svg'), contentType: 'image/svg+xml' }, {}],
  ['svg named jpg', { contentType: 'image/svg+xml' }, {}],
  ['jpg named svg', file('card.svg'), {}],
  ['html', { ...file('card.html'), contentType: 'text/html' }, {}],
  ['html named jpg', { contentType: 'text/html' }, {}],
  ['gif', { ...file('card.gif'), contentType: 'image/gif' }, {}],
  ['heic', { ...file('card.heic'), contentType: 'image/heic' }, {}],
  ['png named jpg', { contentType: 'image/png' }, {}],
  ['jpg named png', file('card.png'), {}],
  ['jpg named webp', file('card.webp'), {}],
  ['webp named png', { ...file('card.png'), contentType: 'image/webp' }, {}],
  ['a type with more behind it', { contentType: 'image/jpeg; charset=utf-8' }, {}],
  ['no type', { contentType: undefined }, {}],
  ['no extension', file('card'), {}],
  ['an extension cut short', file('card.jpe'), {}],
  ['two extensions', file('card.html.jpg'), file('card-html.jpg')],
  ['something behind the extension', file('card.jpg.html'), {}],
  ['any character for the dot', file('card-jpg'), {}],
  ['nothing before the extension', file('.jpg'), file('c.jpg')],
  ['a name of 129 characters', file(`${'c'.repeat(129)}.jpg`), file(`${'c'.repeat(128)}.jpg`)],
  ['a space in the name', file('my card.jpg'), file('my_card.jpg')],
  ['a line break in the name', file('card\n.jpg'), {}],
  ['a folder inside', file('more/card.jpg'), {}],
  ["up and over to M's folder", file(`../${UID.M}/card.jpg`), {}],
  ["M's folder", { path: `card_images/${UID.M}/card.jpg` }, {}],
  ['no folder', { path: 'card_images/card.jpg' }, {}],
  ['the top', { path: 'card.jpg' }, {}],
];

describe('card_images/{uid}/{file}, create', () => {
  test.each([...PAIRS, ...headerPairs('card.jpg')])(
    '%s: A denied, and its twin allowed',
    async (_, denied, allowed) => {
      await expectNotStored('A', { ...sound, ...denied });
      await send('A', { ...sound, ...allowed });
    },
  );
});
