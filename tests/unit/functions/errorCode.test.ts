import { expect, test } from 'vitest';
import { errorCode } from '../../../functions/src/errorCode';

const failure = (facts: object): Error =>
  Object.assign(new Error('Cannot reach smtp://cardfile:secret@mail.example'), facts);

test.each<[string, unknown]>([
  ['ECONNREFUSED', failure({ code: 'ECONNREFUSED' })],
  ['EAUTH 535', failure({ code: 'EAUTH', responseCode: 535, response: '535 secret' })],
  ['14', failure({ code: 14 })],
  ['TypeError', new TypeError('secret')],
  ['unknown', { message: 'secret' }],
  ['unknown', 'secret'],
  ['unknown', null],
  ['unknown', undefined],
])('%s and nothing else is said of %j', (code, error) => {
  expect(errorCode(error)).toBe(code);
});
