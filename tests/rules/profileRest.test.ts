import { beforeEach, describe, expect, test } from 'vitest';
import { DENIED, firestoreCalls, OK, TOKEN } from './support/firestoreCalls';
import { firestoreSuite } from './support/firestoreSuite';
import { PROFILE, storedProfile } from './support/profiles';

const suite = await firestoreSuite('profile-rest');
const { documents, statusOf } = firestoreCalls(suite);
const name = `${documents}/${PROFILE}`;

beforeEach(() => suite.seed(PROFILE, storedProfile()));

const text = (stringValue: string) => ({ stringValue });
const number = (integerValue: number) => ({ integerValue: String(integerValue) });
const NOW = { setToServerValue: 'REQUEST_TIME' };
const updatedAt = { fieldPath: 'updatedAt', ...NOW };

interface Write {
  fields?: object;
  /** The paths to be written; what `fields` lacks of them is removed. */
  mask?: string[];
  transforms?: object[];
}

const write = ({ fields = {}, mask = Object.keys(fields), transforms = [] }: Write): object => ({
  update: { name, fields },
  updateMask: { fieldPaths: mask },
  updateTransforms: [...transforms, updatedAt],
});

/** One way to write: what it may not do, and a close twin that it may do. */
const PAIRS: [row: string, denied: object[], allowed: object[]][] = [
  [
    'a mask with the plan',
    [write({ fields: { name: text('Amina'), plan: text('Business') } })],
    [write({ fields: { name: text('Amina'), plan: text('Business') }, mask: ['name'] })],
  ],
  [
    'a mask with the plan, quoted',
    [write({ fields: { plan: text('Business') }, mask: ['`plan`'] })],
    [write({ fields: { name: text('Business') }, mask: ['`name`'] })],
  ],
  [
    'a mask with a path inside the plan',
    [write({ fields: { plan: { mapValue: { fields: { x: text('y') } } } }, mask: ['plan.x'] })],
    [write({ fields: { plan: text('Lite') } })],
  ],
  [
    'a mask with the limit and no value',
    [write({ mask: ['maxScans'] })],
    [write({ fields: { name: text('') } })],
  ],
  [
    'no mask',
    [{ update: { name, fields: { name: text('Amina') } }, updateTransforms: [updatedAt] }],
    [write({ fields: { name: text('Amina') } })],
  ],
  [
    'a limit counted up',
    [write({ transforms: [{ fieldPath: 'maxScans', increment: number(1) }] })],
    [write({})],
  ],
  [
    'scans counted down',
    [write({ transforms: [{ fieldPath: 'scansUsed', increment: number(-1) }] })],
    [write({})],
  ],
  [
    'a limit set to the higher of two',
    [write({ transforms: [{ fieldPath: 'maxScans', maximum: number(1001) }] })],
    [write({ transforms: [{ fieldPath: 'maxScans', maximum: number(1000) }] })],
  ],
  [
    'scans set to the lower of two',
    [write({ transforms: [{ fieldPath: 'scansUsed', minimum: number(639) }] })],
    [write({ transforms: [{ fieldPath: 'scansUsed', minimum: number(640) }] })],
  ],
  [
    'a plan made a list',
    [
      write({
        transforms: [{ fieldPath: 'plan', appendMissingElements: { values: [text('Business')] } }],
      }),
    ],
    [write({})],
  ],
  [
    'the server’s time on another field',
    [write({ transforms: [{ fieldPath: 'createdAt', ...NOW }] })],
    [write({})],
  ],
  [
    'the server’s time on a text',
    [write({ transforms: [{ fieldPath: 'name', ...NOW }] })],
    [write({ fields: { name: text('Amina') } })],
  ],
  [
    'transforms alone',
    [
      {
        transform: {
          document: name,
          fieldTransforms: [updatedAt, { fieldPath: 'maxScans', increment: number(1) }],
        },
      },
    ],
    [{ transform: { document: name, fieldTransforms: [updatedAt] } }],
  ],
  [
    'a second write that raises the plan',
    [write({ fields: { name: text('Amina') } }), write({ fields: { plan: text('Business') } })],
    [write({ fields: { name: text('Amina') } }), write({ fields: { plan: text('Lite') } })],
  ],
];

describe('users/{uid} over REST, a commit', () => {
  test.each(PAIRS)('%s: A denied, and its twin allowed', async (_, denied, allowed) => {
    const before = await suite.stored(PROFILE);
    expect(await statusOf(':commit', { token: TOKEN.A, body: { writes: denied } })).toBe(DENIED);
    expect(await suite.stored(PROFILE)).toEqual(before);

    expect(await statusOf(':commit', { token: TOKEN.A, body: { writes: allowed } })).toBe(OK);
    const { plan, scansUsed, maxScans, createdAt } = before ?? {};
    expect(await suite.stored(PROFILE)).toMatchObject({ plan, scansUsed, maxScans, createdAt });

    // The denied call is well formed: a server may send it.
    expect(await statusOf(':commit', { token: TOKEN.server, body: { writes: denied } })).toBe(OK);
  });
});

const raised = { fields: { plan: text('Business') } };

/** Each is denied to A, and allowed to a server. */
const SERVER_ONLY: [row: string, path: string, method: string, body?: object][] = [
  ['an update by mask of the plan', `/${PROFILE}?updateMask.fieldPaths=plan`, 'PATCH', raised],
  ['an update without a mask', `/${PROFILE}`, 'PATCH', raised],
  ['a delete long after the sign-in', `/${PROFILE}`, 'DELETE'],
  ['writes apart from each other', ':batchWrite', 'POST', { writes: [write(raised)] }],
  ['a document of a subcollection', `/${PROFILE}/plans?documentId=x`, 'POST', raised],
  ['a list', '/users', 'GET'],
];

describe('users/{uid} over REST', () => {
  test.each(SERVER_ONLY)('%s: A denied', async (_, path, method, body) => {
    const before = await suite.stored(PROFILE);
    expect(await statusOf(path, { token: TOKEN.A, method, body })).toBe(DENIED);
    expect(await suite.stored(PROFILE)).toEqual(before);

    expect(await statusOf(path, { token: TOKEN.server, method, body })).toBe(OK);
  });

  test('get: A allowed', async () => {
    expect(await statusOf(`/${PROFILE}`, { token: TOKEN.A, method: 'GET' })).toBe(OK);
  });
});
