import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProfile } from '../../../src/account/profile/profile';
import { holds } from '../holds';

const ADA = {
  name: 'Ada Lovelace',
  email: 'ada@cardfile.example',
  phone: '+44 20 7946 0123',
  company: 'Analytical Engines',
  title: 'Programmer',
  photoURL: 'https://firebasestorage.googleapis.com/ada.jpg',
};
const EMPTY = { name: '', email: '', phone: '', company: '', title: '', photoURL: '' };

test('reads the fields of the page, and leaves out what is counted elsewhere', () => {
  expect(readProfile({ ...ADA, plan: 'free', scansUsed: 0, maxScans: 100 })).toEqual(ADA);
});

test('text that is missing is empty', () => {
  expect(readProfile({ name: 'Ada' })).toEqual({ ...EMPTY, name: 'Ada' });
});

test('what is not text is as good as missing', () => {
  const odd = {
    name: 7,
    email: null,
    phone: ['1'],
    company: {},
    title: true,
    photoURL: new Date(0),
  };
  expect(readProfile(odd)).toEqual(EMPTY);
});

test('never throws, whatever is stored', () => {
  holds(
    fc.property(fc.anything(), (data) => {
      const profile = readProfile(data);
      expect(Object.keys(profile)).toEqual(Object.keys(EMPTY));
      expect(Object.values(profile).every((text) => typeof text === 'string')).toBe(true);
    }),
  );
});
