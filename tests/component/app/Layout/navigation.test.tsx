import { describe, expect, test } from 'vitest';
import app from '../../../../src/app/App.tsx?raw';
import { navigation, shownEntries } from '../../../../src/app/Layout/navigation';

const labels = (list: keyof typeof navigation, signedIn: boolean) =>
  shownEntries(navigation[list], signedIn).map((entry) => entry.label);

describe('navigation', () => {
  test('lists the dock in the order of R2.20', () => {
    const everyone = ['Home', 'Features', 'Change Log', 'Support'];
    expect(labels('dock', false)).toEqual([...everyone, 'Login']);
    expect(labels('dock', true)).toEqual([...everyone, 'Contacts', 'Profile', 'Logout']);
  });

  test('lists the menu in the order of R2.21', () => {
    const everyone = ['Home', 'Features', 'Support', 'Change Log', 'Contact'];
    expect(labels('menu', false)).toEqual([...everyone, 'Login', 'Download App']);
    expect(labels('menu', true)).toEqual([...everyone, 'Dashboard', 'Profile', 'Logout']);
  });

  test('lists the legal pages for everyone', () => {
    expect(labels('legal', false)).toEqual(['Privacy Policy', 'Terms of Service']);
    expect(labels('legal', true)).toEqual(['Privacy Policy', 'Terms of Service']);
  });

  test('leads only to paths that App.tsx draws a page for', () => {
    const drawn = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
    const entries = Object.values(navigation).flat();
    const paths = entries.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : []));
    expect(paths.length).toBeGreaterThan(0);
    expect(drawn).toEqual(expect.arrayContaining(paths));
  });
});
