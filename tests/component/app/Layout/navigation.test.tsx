import { describe, expect, test } from 'vitest';
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

  test('lists the quick links of the footer (R2.25)', () => {
    const everyone = ['Home', 'Features', 'Support', 'Change Log', 'Contact'];
    expect(labels('quickLinks', false)).toEqual([...everyone, 'Login']);
    expect(labels('quickLinks', true)).toEqual([...everyone, 'Contacts']);
  });

  test('lists the legal pages for everyone', () => {
    expect(labels('legal', false)).toEqual(['Privacy Policy', 'Terms of Service']);
    expect(labels('legal', true)).toEqual(['Privacy Policy', 'Terms of Service']);
  });
});
