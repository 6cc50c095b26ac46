import { expect, test } from 'vitest';
import { errorCode } from '../../../src/firebase/remoteCall';

test.each([
  [{ code: 'auth/invalid-email' }, 'invalid-email'],
  [{ code: 'permission-denied' }, 'permission-denied'],
  [{ code: 'functions/resource-exhausted' }, 'resource-exhausted'],
  [Object.assign(new Error('no'), { code: 'storage/canceled' }), 'canceled'],
  [{ code: '' }, ''],
  [{ code: 7 }, ''],
  [new Error('auth/invalid-email'), ''],
  ['auth/invalid-email', ''],
  [null, ''],
  [undefined, ''],
])('of %j is %j', (error, expected) => {
  expect(errorCode(error)).toBe(expected);
});
