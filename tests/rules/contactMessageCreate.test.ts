import {
  addDoc,
  collection,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { without } from './support/cards';
import { expectDenied, expectDeniedOn } from './support/expectDenied';
import { firestoreSuite } from './support/firestoreSuite';
import { type Role, ROLES, UID } from './support/roles';

const suite = await firestoreSuite('contact-message-create');
const ID = 'Az09Az09Az09Az09Az09';
const path = `contactMessages/${ID}`;

/** What the contact form writes. */
const message = (change: DocumentData = {}): DocumentData => ({
  name: 'Amina Haddad',
  email: 'amina@haddad.example',
  subject: 'Plans',
  message: 'Hello,\nwhich plan holds 500 cards?',
  createdAt: serverTimestamp(),
  ...change,
});

const create = (role: Role, data: DocumentData, at = path): Promise<void> =>
  setDoc(doc(suite.as[role], at), data);

async function expectNotCreated(data: DocumentData, at = path): Promise<void> {
  for (const role of ROLES) await expectDenied(create(role, data, at));
  expect(await suite.stored(at)).toBeUndefined();
}

describe('contactMessages/{id}, create', () => {
  test.each(ROLES)('%s: allowed with an automatic id', async (role) => {
    const sent = await addDoc(collection(suite.as[role], 'contactMessages'), message());
    expect(await suite.stored(sent.path)).toEqual({
      ...message(),
      createdAt: expect.any(Timestamp) as Timestamp,
    });
  });

  test.each(ROLES)('%s: denied over one that is there', async (role) => {
    await create('V', message());
    const attempt = () => create(role, message({ subject: 'Another' }));
    await expectDeniedOn(suite, path, attempt);
  });

  test.each(['message', ID.slice(1), `${ID}A`, ID.replace('A', '-'), ID.replace('A', 'é')])(
    'with the id %s: denied, and with one like an automatic id allowed',
    async (id) => {
      await expectNotCreated(message(), `contactMessages/${id}`);
      await create('V', message());
    },
  );
});

/** One wrong thing in a message that is otherwise in order, beside what may stand there. */
type Pair = [row: string, denied: DocumentData, allowed: DocumentData];

const PAIRS: Pair[] = [
  ['an extra key', { replyTo: 'x' }, {}],
  ['who is signed in', { userId: UID.A }, {}],
  ['name empty', { name: '' }, { name: 'A' }],
  ['name of 201 characters', { name: 'x'.repeat(201) }, { name: 'x'.repeat(200) }],
  ['subject of 201 characters', { subject: 'x'.repeat(201) }, { subject: 'x'.repeat(200) }],
  ['message empty', { message: '' }, { message: 'A' }],
  [
    'message of 10,001 characters',
    { message: 'x'.repeat(10_001) },
    { message: 'x'.repeat(10_000) },
  ],
  ['createdAt by the client', { createdAt: Timestamp.now() }, { createdAt: serverTimestamp() }],
  ['createdAt null', { createdAt: null }, { createdAt: serverTimestamp() }],
  ...['name', 'email', 'subject', 'message'].flatMap((field): Pair[] => [
    [`${field} null`, { [field]: null }, {}],
    [`${field} a number`, { [field]: 42 }, {}],
    [`${field} a list`, { [field]: ['a@b.example'] }, { [field]: 'a@b.example' }],
    [`${field} a map`, { [field]: { x: 'a@b.example' } }, { [field]: 'a@b.example' }],
    [`${field} a time`, { [field]: serverTimestamp() }, {}],
  ]),
];

const address = (length: number): string => `a@${'b.c'.padEnd(length - 2, 'c')}`;

const EMAIL_PAIRS: Pair[] = (
  [
    ['empty', '', 'a@b.c'],
    ['of 321 characters', address(321), address(320)],
    ['without @', 'amina.example', 'a@b.example'],
    ['nothing before @', '@b.example', 'a@b.example'],
    ['nothing after @', 'a@', 'a@b.example'],
    ['no dot after @', 'a@example', 'a@b.example'],
    ['nothing before the dot', 'a@.example', 'a@b.example'],
    ['nothing behind the dot', 'a@b.', 'a@b.example'],
    ['two dots', 'a@b..example', 'a@b.c.example'],
    ['two @', 'a@b@c.example', 'a@b.c.example'],
    ['two addresses', 'a@b.example,c@d.example', 'a+c@d.example'],
    ['two addresses, a semicolon', 'a@b.example;c@d.example', "o'c@d.example"],
    ['two addresses, a blank', 'a@b.example c@d.example', 'a_c@d.example'],
    ['a comma', 'a,c@b.example', 'a.c@b.example'],
    ['a semicolon in the host', 'a@b.example;c.example', 'a@b.example.c.example'],
    ['a name in front', 'Amina <a@b.example>', 'a@b.example'],
    ['an opening angle bracket', '<a@b.example', 'a@b.example'],
    ['a closing angle bracket', 'a@b.example>', 'a@b.example'],
    ['a comment', 'a(c)@b.example', 'a!c@b.example'],
    ['a quoted name', '"a"@b.example', 'a@b.example'],
    ['a backslash', 'a\\c@b.example', 'a/c@b.example'],
    ['a colon', 'list:a@b.example', 'list%a@b.example'],
    ['an opening bracket', 'a@[127.0.0.1', 'a@127.0.0.1'],
    ['a closing bracket', 'a@127.0.0.1]', 'a@127.0.0.1'],
    ['a line feed at the end', 'a@b.example\n', 'a@b.example'],
    ['CR LF and a header', 'a@b.example\r\nBcc: c@d.example', 'a@b.example'],
    ['a carriage return inside', 'a\r@b.example', 'a@b.example'],
    ['a line feed in the host', 'a@b\n.example', 'a@b.example'],
    ['a line separator', 'a\u2028@b.example', 'a@b.example'],
    ['a next line', 'a@b\u0085.example', 'a@b.example'],
    ['a null character', 'a\u0000@b.example', 'a@b.example'],
    ['a blank that does not break', 'a\u00a0@b.example', 'a@b.example'],
    ['a mark that turns text around', 'a\u202e@b.example', 'a@b.example'],
    ['a blank in front', ' a@b.example', 'ä@bücher.example'],
  ] as const
).map(([row, denied, allowed]) => [`email ${row}`, { email: denied }, { email: allowed }]);

describe('contactMessages/{id}, create', () => {
  test.each([...PAIRS, ...EMAIL_PAIRS])(
    '%s: V, A and M denied, and its twin allowed',
    async (_, denied, allowed) => {
      await expectNotCreated(message(denied));
      await create('V', message(allowed));
    },
  );

  test('without a subject’s text: allowed', async () => {
    await create('V', message({ subject: '' }));
  });

  test.each(Object.keys(message()))('without %s: denied, and its twin allowed', async (field) => {
    await expectNotCreated(without(field, message()));
    await create('V', message());
  });
});
