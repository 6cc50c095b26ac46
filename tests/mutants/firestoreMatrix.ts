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
    ['users/uid-of-a', ...LISTS, ...CHANGES],
    ['users/uid-of-a/anything/x', ...ALL],
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
      ...twin('plan', 'scansUsed', 'maxScans', 'email', 'createdAt', 'a role', 'inside plan'),
      'whole-document overwrite: A denied, and a merge of the same allowed',
    ],
    ['users/{uid}, update the photo', ...twin('javascript:')],
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
  'businessCards: list without a limit, or with too high a one': [
    [
      'businessCards, list where userId == own uid',
      ...twin('without a limit', 'with a limit of 10,001', 'counted without a limit'),
    ],
    [
      'businessCards, list over REST',
      ...twin('no limit', 'a limit of 10,001', 'a count of up to 10, no limit'),
      ...twin('in [own, other], limited'),
    ],
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
      ...twin('userId to another', 'image field cardImageURL', 'createdAt'),
      ...twin('updatedAt by the client'),
    ],
    [
      'businessCards/{id}, update one text',
      ...twin('name of 201 characters', 'name a list', 'website javascript:'),
      ...twin('website of 2049 characters', 'website a line feed inside', '51 tags'),
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
  'businessCards/{id}: create again what was deleted': [
    [
      'businessCards/{id}, create again what was deleted',
      ...['A: allowed, and all is as it was', 'V: denied', 'M: denied'],
      'with createdAt in the future: A denied, and as it was allowed',
      "with another's uid: A denied, and as it was allowed",
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
      ...twin("another's uid", 'createdAt tomorrow', 'updatedAt tomorrow', 'photoURL http'),
      ...twin('notes of 10001 characters', 'without userId', 'without createdAt'),
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
