import fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { RemoteError } from '../../../../src/firebase/remoteCall';
import { errorReport, type Surroundings } from '../../../../src/platform/reporting/errorReport';
import { routes } from '../../../../src/routes';
import { anyText, holds } from '../../holds';

const SCRIPTS = ['index-CxB2_a9Z.js', 'ContactDetailPage-Dk3f.js'];
const around = (pathname: string): Surroundings => ({
  pathname,
  release: '1.2.3',
  scripts: new Set(SCRIPTS),
});

test('tells name, code, place, release and route of an error and its cause', () => {
  const refused = new FirebaseError('permission-denied', 'Ada may not read businessCards/5aXb9');
  refused.stack = [
    'FirebaseError: Ada may not read businessCards/5aXb9',
    '    at read (https://cardfile.example/assets/ContactDetailPage-Dk3f.js:12:3456)',
    '    at https://cardfile.example/contact/5aXb9:1:2',
    '    at x (https://elsewhere.example/ada.js:7:8)',
    '    at run (https://cardfile.example/assets/index-CxB2_a9Z.js:1:2)',
  ].join('\n');
  const error = new RemoteError('denied', refused);
  error.stack = 'run@https://cardfile.example/assets/index-CxB2_a9Z.js:5:6';
  expect(errorReport(error, 'firebase/remoteCall', around('/contact/5aXb9'))).toEqual({
    where: 'firebase/remoteCall',
    route: '/contact/:id',
    release: '1.2.3',
    errors: [
      {
        name: 'RemoteError',
        code: '',
        frames: [{ file: 'index-CxB2_a9Z.js', line: 5, column: 6 }],
      },
      {
        name: 'FirebaseError',
        code: 'permission-denied',
        frames: [
          { file: 'ContactDetailPage-Dk3f.js', line: 12, column: 3456 },
          { file: 'index-CxB2_a9Z.js', line: 1, column: 2 },
        ],
      },
    ],
  });
});

test.each([
  ['auth/internal-error', 'auth/internal-error'],
  ['ada@cardfile.example', ''],
  ['Ada', ''],
  ['a'.repeat(65), ''],
  ['', ''],
])('of the code %j it tells %j', (code, told) => {
  const [first] = errorReport(new FirebaseError(code, ''), 'window/error', around('/')).errors;
  expect(first?.code).toBe(told);
});

test('a code that is not one of Firebase’s is not told', () => {
  const error = Object.assign(new Error('x'), { code: 'lovelace' });
  expect(errorReport(error, 'window/error', around('/')).errors).toMatchObject([{ code: '' }]);
});

test.each([undefined, null, 'Ada', 7, { name: 'Ada', message: 'Ada', stack: 'Ada' }, ['Ada']])(
  'of %j, which is no error, it tells only that something was thrown',
  (thrown) => {
    expect(errorReport(thrown, 'window/unhandledrejection', around('/profile'))).toEqual({
      where: 'window/unhandledrejection',
      route: '/profile',
      release: '1.2.3',
      errors: [{ name: 'Error', code: '', frames: [] }],
    });
  },
);

test('a chain of causes without an end is cut', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(errorReport(error, 'window/error', around('/')).errors).toHaveLength(3);
});

/** Text that somebody could have typed, also in the forms that a report lets through. */
const personal = fc.oneof(
  anyText,
  anyText.map((text) => `FirebaseError: ${text}`),
  anyText.map((text) => `    at ${text} (https://cardfile.example/assets/${text}.js:12:34)`),
  fc.constantFrom('Ada', 'ada@cardfile.example', 'Lovelace.js:1:2', '/assets/Ada-Lovelace.js:1:2'),
  fc.constantFrom(...SCRIPTS).map((file) => `Ada at /assets/${file}:1:2`),
);

const hostileError = fc
  .record({
    message: personal,
    name: personal,
    code: personal,
    stack: personal,
    cause: fc.oneof(personal, fc.record({ name: personal, message: personal, stack: personal })),
  })
  .map((parts) => Object.assign(new Error(parts.message), parts));

/** Every text in a report, with the name of its part. */
function textsIn(part: unknown, name = ''): [string, string][] {
  if (typeof part === 'string') return [[name, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsIn(value, Array.isArray(part) ? name : key),
  );
}

test('no text of a person passes: each text of a report is from a list of ours', () => {
  const lists: Record<string, string[]> = {
    where: ['profile/save'],
    route: routes.map(({ path }) => path),
    release: ['1.2.3'],
    name: ['Error', 'RemoteError'],
    code: [''],
    file: SCRIPTS,
  };
  const wrapped = fc
    .tuple(hostileError, fc.boolean())
    .map(([error, isWrapped]) => (isWrapped ? new RemoteError('unknown', error) : error));
  holds(
    fc.property(fc.oneof(wrapped, personal, fc.anything()), personal, (thrown, text) => {
      const report = errorReport(thrown, 'profile/save', around(`/contact/${text}`));
      for (const [name, told] of textsIn(report)) expect(lists[name], name).toContain(told);
    }),
  );
});
