import type { CallableFunction } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { withFlatPayload } from '../../../functions/src/withFlatPayload';

/** What the SDK is given to read when a caller sends `body`. */
function bodySeen(body: unknown): unknown {
  let seen: unknown;
  const callable = ((request: { body: unknown }) => {
    seen = request.body;
  }) as unknown as CallableFunction<unknown, null>;
  const request = { body } as Parameters<typeof callable>[0];
  void withFlatPayload(callable)(request, {} as Parameters<typeof callable>[1]);
  return seen;
}

let nested: unknown = 'deep';
for (let depth = 0; depth < 100_000; depth++) nested = [nested];

test.each([
  ['an object of texts', { data: { name: 'Ada', email: 'ada@cardfile.example' } }],
  ['null', { data: null }],
  ['a text', { data: 'text' }],
  ['a number', { data: 7 }],
  ['an empty list', { data: [] }],
])('passes %s on', (_, body) => {
  expect(bodySeen(body)).toEqual(body);
});

test.each([
  ['an object in an object', { data: { name: { first: 'Ada' } } }],
  ['a list in an object', { data: { name: ['Ada'] } }],
  ['a type of Google', { data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value' } }],
  ['nesting without end', { data: nested }],
  ['nesting without end in a field', { data: { name: nested } }],
  ['no data', { name: 'Ada' }],
  ['a list', [{ data: 'text' }]],
])('passes null on for %s', (_, body) => {
  expect(bodySeen(body)).toEqual({ data: null });
});

test('leaves what lies beside the data out', () => {
  expect(bodySeen({ data: 'text', more: 'text' })).toEqual({ data: 'text' });
});

test.each([undefined, '', 'data=text'])(
  'leaves the body %j to the SDK, which refuses it',
  (body) => {
    expect(bodySeen(body)).toBe(body);
  },
);

test('keeps what the deployment reads from the function', () => {
  const callable = Object.assign(() => undefined, { __endpoint: { platform: 'gcfv2' } });
  const wrapped = withFlatPayload(callable as unknown as CallableFunction<unknown, null>);
  expect(wrapped.__endpoint).toEqual({ platform: 'gcfv2' });
});
