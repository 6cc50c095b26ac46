import { describe, expect, test } from 'vitest';
import { headerPairs, imageUploads, MIB, type Upload } from './support/imageUploads';
import { STRANGERS, UID } from './support/roles';
import { expectUnauthorized, storageSuite } from './support/storageSuite';

const suite = await storageSuite('profile-image-upload');
const { send, sendInPieces, expectNotStored } = imageUploads(suite);

const NAME = 'profile_1750000000000';
const file = (name: string): Partial<Upload> => ({ path: `profile_images/${UID.A}/${name}` });
const sound: Upload = {
  path: `profile_images/${UID.A}/${NAME}.jpg`,
  contentType: 'image/jpeg',
  bytes: 8,
};

describe('profile_images/{uid}/profile_{13 digits}.{extension}, create', () => {
  test.each([
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
  ])('A: %s as %s allowed', async (extension, contentType) => {
    const upload = { ...sound, ...file(`profile_0123456789012.${extension}`), contentType };
    await send('A', upload);
    expect((await suite.stored(upload.path)).contentType).toBe(contentType);
  });

  test.each(STRANGERS)("%s: denied in A's folder", async (role) => {
    await expectNotStored(role, sound);
    await send('A', sound);
  });

  test('M: allowed in their own folder', async () => {
    await send('M', { ...sound, path: `profile_images/${UID.M}/${NAME}.jpg` });
  });

  test('in pieces: M denied, A allowed', async () => {
    await expectUnauthorized(sendInPieces('M', { ...sound, bytes: MIB }));
    expect(await sendInPieces('A', { ...sound, bytes: MIB })).toBe(MIB);
  });

  test('overwrite: A denied, and under a new name allowed', async () => {
    await suite.seed(sound.path);
    const before = await suite.stored(sound.path);
    await expectUnauthorized(send('A', { ...sound, bytes: 9 }));
    expect(await suite.stored(sound.path)).toEqual(before);

    await send('A', { ...sound, ...file('profile_1750000000001.jpg'), bytes: 9 });
  });
});

/** One wrong thing in an upload of A that is otherwise in order, beside what may stand there. */
const PAIRS: [row: string, denied: Partial<Upload>, allowed: Partial<Upload>][] = [
  ['0 B', { bytes: 0 }, { bytes: 1 }],
  ['5 MiB + 1', { bytes: 5 * MIB + 1 }, { bytes: 5 * MIB }],
  ['svg', { ...file(`${NAME}.svg`), contentType: 'image/svg+xml' }, {}],
  ['svg named jpg', { contentType: 'image/svg+xml' }, {}],
  ['html', { ...file(`${NAME}.html`), contentType: 'text/html' }, {}],
  ['html named gif', { ...file(`${NAME}.gif`), contentType: 'text/html' }, {}],
  ['heic', { ...file(`${NAME}.heic`), contentType: 'image/heic' }, {}],
  ['gif named jpg', { contentType: 'image/gif' }, {}],
  ['jpg named gif', file(`${NAME}.gif`), {}],
  ['png named webp', { ...file(`${NAME}.webp`), contentType: 'image/png' }, {}],
  ['no type', { contentType: undefined }, {}],
  ['an extension in capitals', file(`${NAME}.JPG`), {}],
  ['no extension', file(NAME), {}],
  ['two extensions', file(`${NAME}.html.jpg`), {}],
  ['something behind the extension', file(`${NAME}.jpg.html`), {}],
  ['12 digits', file('profile_175000000000.jpg'), {}],
  ['14 digits', file('profile_17500000000000.jpg'), {}],
  ['a letter among the digits', file('profile_175000000000a.jpg'), {}],
  ['digits of another script', file('profile_٠١٢٣٤٥٦٧٨٩٠١٢.jpg'), {}],
  ['something before the name', file(`a${NAME}.jpg`), {}],
  ['something behind the digits', file(`${NAME}a.jpg`), {}],
  ['another name', file('avatar.jpg'), {}],
  ['the name in capitals', file('PROFILE_1750000000000.jpg'), {}],
  ['no underscore', file('profile1750000000000.jpg'), {}],
  ['a line break behind the name', file(`${NAME}.jpg\n`), {}],
  ['a folder inside', file(`more/${NAME}.jpg`), {}],
  ["up and over to M's folder", file(`../${UID.M}/${NAME}.jpg`), {}],
  ["M's folder", { path: `profile_images/${UID.M}/${NAME}.jpg` }, {}],
  ['no folder', { path: `profile_images/${NAME}.jpg` }, {}],
  ['the top', { path: `${NAME}.jpg` }, {}],
  ['the second path of photos', { path: `profiles/${UID.A}/${NAME}.jpg` }, {}],
  ['the third path of photos', { path: `users/${UID.A}/profile/${NAME}.jpg` }, {}],
  ['the fourth path of photos', { path: `${UID.A}/${NAME}.jpg` }, {}],
];

describe('profile_images/{uid}/profile_{13 digits}.{extension}, create', () => {
  test.each([...PAIRS, ...headerPairs(`${NAME}.jpg`)])(
    '%s: A denied, and its twin allowed',
    async (_, denied, allowed) => {
      await expectNotStored('A', { ...sound, ...denied });
      await send('A', { ...sound, ...allowed });
    },
  );
});
