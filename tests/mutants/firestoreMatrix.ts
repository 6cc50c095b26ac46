import { A_ALONE, closed, type Matrix, twin } from './Matrix';

const GET = closed('get');
const LISTS = closed('list', 'list of its id alone', 'count', 'collection group');
const CHANGES = closed('update', 'merge over it', 'overwrite');
const WRITES = [...CHANGES, ...closed('delete')];
const CREATES = closed('create with an id', 'create with an automatic id');
const ALL = [...GET, ...LISTS, ...WRITES, ...CREATES];

const OLD_SIGN_IN = twin('five minutes after the sign-in');

const NOT_COUNTED = ['V', 'A', 'M'].map((role) => `${role}: denied, and not counted either`);

/** Who may do what in Firestore (R11.1 to R11.21). */
export const firestoreMatrix: Matrix = {
  'users/{uid}: get': [['users/{uid}, get', ...A_ALONE, 'A: allowed when it is missing']],
  'users/{uid}: list, collection group, any subcollection': [
    ['users/uid-of-a', ...LISTS],
    ['users/uid-of-a/anything/x', ...ALL],
  ],
  'users/{uid}/deleted/{cardId}: move an own card here': [
    [
      'users/{uid}/deleted/{cardId}, a deletion',
      ...['A: allowed in one batch with the card', 'V: denied', 'M: denied'],
      'A: 10 cards in one batch allowed, and none of 21',
    ],
  ],
  'users/{uid}/deleted/{cardId}: what is not the own card, dated ahead, beside the living card': [
    [
      'users/{uid}/deleted/{cardId}, a deletion that stores something else',
      ...twin('another name', 'a field more', 'dated ahead', 'beside the living card'),
      ...twin('under the id of another card', 'of a card that is not there'),
    ],
  ],
  'users/{uid}/deleted/{cardId}: get, list, delete': [
    [
      'users/{uid}/deleted/{cardId}, get, list, delete',
      ...['get', 'list', 'listen', 'count', 'delete'].map(
        (operation) => `${operation}: A allowed, V and M denied`,
      ),
      'a collection group of all: V, A and M denied',
    ],
  ],
  'users/{uid}/deleted/{cardId}: change': [
    [
      'users/{uid}/deleted/{cardId}, change',
      ...['the time', 'the card', 'a further field', 'another mark'].map(
        (what) => `${what}: A denied, with the rules off it works`,
      ),
    ],
  ],
  'users/{uid}/decisions/{part}: get, write bounded, delete': [
    [
      'users/{uid}/decisions/{part}, get and delete',
      ...['get', 'delete'].map((operation) => `${operation}: A allowed, V and M denied`),
    ],
    [
      'users/{uid}/decisions/{part}, write',
      ...['review', 'pairs'].map((part) => `${part}: A allowed, V and M denied`),
      'A: allowed to add an answer and to take one back, and the others stay',
    ],
  ],
  'users/{uid}/decisions/{part}: anything else': [
    ['users/{uid}/decisions/{part}, get and delete', 'list: A denied, with the rules off it works'],
    [
      'users/{uid}/decisions/{part}, write',
      ...twin('another part', 'a further field', 'entries a list', 'a time of the client'),
      ...twin('10001 answers', 'questions of 600001 characters', 'an answer of 300001 characters'),
    ],
  ],
  'businessCards/{id}: create from Recently Deleted': [
    [
      'businessCards/{id}, create from Recently Deleted',
      ...['A: allowed in one batch that empties the place', 'V: denied', 'M: denied'],
      ...twin('another name', 'another owner', 'a field more'),
    ],
  ],
  'users/{uid}: delete': [
    ['users/{uid}, delete', ...A_ALONE, ...OLD_SIGN_IN],
    [
      'users/{uid}, delete by an account that goes',
      'A: profile and subscription in one batch allowed, M denied',
      'A: made again it has the defaults, and the plan stays with servers',
    ],
  ],
  'users/{uid}: create with the defaults': [
    [
      'users/{uid}, create with the defaults',
      ...['A: allowed', 'A: only once', 'A: denied under any other id'],
      ...["V: denied under A's uid", "M: denied under A's uid"],
    ],
  ],
  'users/{uid}: create with anything else': [
    [
      'users/{uid}, create',
      ...twin('plan Business', '1 scan used', '101 scans at most', 'a role', 'name a map'),
      ...twin("someone else's e-mail address", 'createdAt by the client', 'a javascript: photo'),
      ...twin('name of 201 characters', 'without createdAt'),
    ],
  ],
  'users/{uid}: update name, phone, company, title, photoURL and updatedAt': [
    [
      'users/{uid}, update name, phone, company, title, photoURL and updatedAt',
      ...['A: allowed, and nothing else has changed', 'V: denied', 'M: denied'],
    ],
  ],
  'users/{uid}: update anything else, overwrite': [
    [
      'users/{uid}, update',
      ...twin('plan', 'scansUsed', 'maxScans', 'email', 'createdAt', 'inside plan'),
      'whole-document overwrite: A denied, and a merge of the same allowed',
    ],
    ['users/{uid}, update the photo', ...twin('javascript:')],
  ],
  'users/{uid}: update further fields': [
    [
      'users/{uid}, update of what a phone keeps there',
      ...['a push token', 'settings', 'a role, which nothing reads', 'no updatedAt'].map(
        (what) => `${what}: A allowed, V and M denied`,
      ),
      ...twin('101 fields in all', 'a field beside the plan'),
    ],
  ],
  'businessCards/{id}: get': [['businessCards/{id}, get', ...A_ALONE]],
  'businessCards/{id}: get a missing id': [
    [
      'businessCards/{id}, get a missing id',
      ...['V: denied', 'A: answers that there is none', 'M: answers that there is none'],
    ],
  ],
  'businessCards: list own': [
    [
      'businessCards, list where userId == own uid',
      ...['A: allowed ordered, limited, continued and counted', 'M: allowed, own only'],
    ],
    [
      "businessCards, list where userId == A's uid",
      ...['V', 'M'].map((role) => `${role}: denied, also limited, continued and counted`),
    ],
  ],
  'businessCards: list own without a limit': [
    [
      'businessCards, list where userId == own uid, without a limit',
      ...['in no order', 'in its order'].map(
        (order) => `${order}: A read, counted and listened to, V and M denied`,
      ),
    ],
    ['businessCards, list over REST', ...twin('in [own, other]', 'all cards', 'a count of all')],
  ],
  'businessCards: list unfiltered, of another uid, of both, collection group': [
    ['businessCards, list: unfiltered', ...NOT_COUNTED],
    ['businessCards, list: another uid', ...NOT_COUNTED],
    ['businessCards, list: in [own, other]', ...NOT_COUNTED],
    ['businessCards, list: collection group', ...NOT_COUNTED],
  ],
  'businessCards/{id}: update the 8 text fields and updatedAt': [
    [
      'businessCards/{id}, update the 8 text fields and updatedAt',
      ...['A: allowed, and nothing else has changed', 'V: denied', 'M: denied'],
    ],
  ],
  'businessCards/{id}: update anything else': [
    [
      'businessCards/{id}, update',
      ...twin('userId to another', 'cardImageURL on another host', 'createdAt'),
      ...twin("image in M's folder", 'updatedAt by the client'),
    ],
    [
      'businessCards/{id}, update one text',
      ...twin('name of 201 characters', 'name a list', 'website javascript:'),
      ...twin('website of 2049 characters', 'website a line feed inside', '51 tags'),
    ],
  ],
  'businessCards/{id}: update a picture, clear a field': [
    [
      'businessCards/{id}, update a picture',
      ...['add it after the card, M denied', 'replace it', 'take it away'].map(
        (what) => `A: allowed to ${what}`,
      ),
      ...['empty: A allowed', 'null: A allowed'],
    ],
    [
      'businessCards/{id}, update one text',
      ...['empty', 'null', 'removed'].map((what) => `all texts and tags ${what}: A allowed`),
    ],
  ],
  'businessCards/{id}: create, update with fields the site does not know': [
    [
      'businessCards/{id}, create with fields the site does not know',
      ...['A: allowed, of any type', "V: denied with A's uid", "M: denied with A's uid"],
      ...twin('101 fields in all', '101 unknown fields'),
    ],
    [
      'businessCards/{id}, update of fields the site does not know',
      ...['A: allowed to add, change and remove them', 'V: denied', 'M: denied'],
      ...twin('101 fields in all', 'an unknown field and the owner'),
    ],
    [
      'businessCards/{id}, update of an older card of 150 fields',
      'A: a text may be corrected, fields may be changed and removed',
      ...twin('one field more'),
    ],
  ],
  'businessCards/{id}: create own': [
    [
      'businessCards/{id}, create own card',
      ...['A: allowed with every field', 'M: allowed for their own uid'],
      ...["V: denied with A's uid", "M: denied with A's uid"],
    ],
  ],
  'businessCards/{id}: create any other': [
    [
      'businessCards/{id}, create',
      ...twin("another's uid", 'createdAt more than a day ahead', 'photoURL on another host'),
      ...twin("photoURL in M's folder", 'notes of 10001 characters', 'without userId'),
    ],
  ],
  'businessCards/{id}: create what a phone may hold': [
    [
      'businessCards/{id}, create what a phone may hold',
      ...['of a clock that is ahead', 'a text', 'null'].map(
        (what) => `createdAt ${what}: A allowed`,
      ),
      ...['without createdAt', 'all pictures empty', 'all pictures null', 'all texts null'].map(
        (what) => `${what}: A allowed`,
      ),
      'website "https:/one.example": A allowed',
    ],
  ],
  'businessCards/{id}: delete': [['businessCards/{id}, delete', ...A_ALONE]],
  'businessCards: a batch that mixes an own and a foreign card': [
    [
      'businessCards, a batch that mixes an own and a foreign card',
      ...['update', 'delete', 'merge'].flatMap((write) => [
        `${write}: A denied on both, and two own cards allowed`,
        `${write}: V denied on the same two own cards`,
      ]),
    ],
  ],
  'subscriptions/{uid}: delete': [['subscriptions/{uid}, delete', ...A_ALONE, ...OLD_SIGN_IN]],
  'subscriptions/{uid}: get, and nothing else': [
    ['subscriptions/{uid}, get', ...A_ALONE],
    ['subscriptions/uid-of-a', ...LISTS, ...CHANGES, ...CREATES],
    ['subscriptions/uid-of-a/anything/x', ...ALL],
  ],
  'contactMessages/{id}: create': [
    [
      'contactMessages/{id}, create',
      ...['V', 'A', 'M'].map((role) => `${role}: allowed with an automatic id`),
    ],
  ],
  'contactMessages/{id}: create malformed; get, list, update, delete': [
    [
      'contactMessages/{id}, create',
      ...['an extra key', 'email CR LF and a header', 'email two addresses', 'name a map'].map(
        (one) => `${one}: V, A and M denied, and its twin allowed`,
      ),
      'with the id message: denied, and with one like an automatic id allowed',
    ],
    ['contactMessages/message', ...GET, ...LISTS, ...WRITES],
  ],
  'anything else: anything': [
    ['supportRequestTurns/turn', ...ALL],
    ['teams/team', ...ALL],
    ['admins/uid-of-a', ...ALL],
    ['businessCards/card/anything/x', ...ALL],
  ],
};
