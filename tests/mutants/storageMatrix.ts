import { A_ALONE, closed, type Matrix, type NamedTests, twin } from './Matrix';

const OWN_FOLDER = [
  "V: denied in A's folder",
  "M: denied in A's folder",
  'M: allowed in their own folder',
];
const REFUSED = [
  ...twin('0 B', '5 MiB + 1', 'svg', 'svg named jpg', 'html', 'no type', "M's folder"),
  ...twin('disposition: a download', 'disposition: another name', 'encoding: gzip'),
];
const CLOSED_BELOW = closed('get', 'delete');
const CLOSED = [...CLOSED_BELOW, ...closed('list')];

const CARD = 'card_images/{uid}/card.jpg';
const PROFILE = 'profile_images/{uid}/profile_1750000000000.jpg';

const getAndDelete = (path: string): NamedTests[] => [
  [`${path} > get`, ...A_ALONE],
  [`${path} > delete`, ...A_ALONE],
];
const listFolder = (path: string): NamedTests[] => [
  [`${path} > list`, ...A_ALONE],
  [`${path} > list all`, ...A_ALONE],
];
const listMoreAndChange = (path: string): NamedTests[] =>
  ['list all folders', 'list the bucket', 'change its metadata', 'change its type'].map(
    (attempt) => [
      `${path} > ${attempt}`,
      ...['V: denied', 'A: denied', 'M: denied', 'with the rules off: works'],
    ],
  );

/** Who may do what in Storage (R11.22 to R11.24). */
export const storageMatrix: Matrix = {
  'card_images/{uid}/{file}: create an image': [
    [
      'card_images/{uid}/{file}, create',
      ...['jpg as image/jpeg', 'jpeg as image/jpeg', 'png as image/png', 'webp as image/webp'].map(
        (kind) => `A: card.${kind} allowed`,
      ),
      ...OWN_FOLDER,
    ],
  ],
  'card_images/{uid}/{file}: create anything else': [
    ['card_images/{uid}/{file}, create', ...REFUSED, ...twin('two extensions', 'gif')],
  ],
  'card_images/{uid}/{file}: overwrite': [
    [
      'card_images/{uid}/{file}, create',
      'overwrite: A allowed, V and M denied, A too with what is no picture',
      ...['jpg as image/jpg', 'jpg as image/jpeg'].map((kind) => `A: card.${kind} allowed`),
      'A: CARD.JPG as image/jpeg allowed',
    ],
  ],
  'card_images/{uid}/{file}: get, delete': getAndDelete(CARD),
  'card_images/{uid}: list': listFolder(CARD),
  'card_images/{uid}/{file}: list more, change': listMoreAndChange(CARD),
  'profile_images/{uid}/{file}: create an image': [
    [
      'profile_images/{uid}/profile_{13 digits}.{extension}, create',
      ...['jpg as image/jpeg', 'jpeg as image/jpeg', 'png as image/png'].map(
        (kind) => `A: ${kind} allowed`,
      ),
      ...['webp as image/webp', 'gif as image/gif'].map((kind) => `A: ${kind} allowed`),
      ...OWN_FOLDER,
    ],
  ],
  'profile_images/{uid}/{file}: create anything else, overwrite': [
    [
      'profile_images/{uid}/profile_{13 digits}.{extension}, create',
      ...REFUSED,
      ...twin('12 digits', '14 digits', 'another name'),
      'overwrite: A denied, and under a new name allowed',
    ],
  ],
  'profile_images/{uid}/{file}: get, delete': getAndDelete(PROFILE),
  'profile_images/{uid}: list': listFolder(PROFILE),
  'profile_images/{uid}/{file}: list more, change': listMoreAndChange(PROFILE),
  'older places of photos: list and delete, nothing else': [
    'profiles/uid-of-a',
    'users/uid-of-a/profile',
    'uid-of-a',
  ].map((folder): NamedTests => [
    `${folder}/{file}, an older place`,
    ...['list', 'list all', 'delete'].map((what) => `${what}: A allowed, V and M denied`),
    'delete in a folder inside: A denied, and its twin allowed',
    'get, create: V, A and M denied; with the rules off it works',
  ]),
  'every other path: anything': [
    ['card.jpg', ...CLOSED],
    ['card_images/card.jpg', ...CLOSED],
    ['card_images/uid-of-a/more/card.jpg', ...CLOSED_BELOW],
    ['photos/uid-of-a/profile_1750000000000.jpg', ...CLOSED],
    ['card_images/{uid}/{file}, create', ...twin('a folder inside', 'no folder', 'the top')],
  ],
};
