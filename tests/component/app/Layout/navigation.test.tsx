import { describe, expect, test } from 'vitest';
import type { AuthState } from '../../../../src/session/useAuth';
import { navigation, shownEntries } from '../../../../src/app/Layout/navigation';

const labels = (list: keyof typeof navigation, state: AuthState['kind']) =>
  shownEntries(navigation[list], state).map((entry) => entry.label);

describe('navigation', () => {
  test('lists the dock in the order of R2.20', () => {
    const everyone = ['Home', 'Features', 'Change Log', 'Support'];
    expect(labels('dock', 'signedOut')).toEqual([...everyone, 'Login']);
    expect(labels('dock', 'signedIn')).toEqual([...everyone, 'Contacts', 'Profile', 'Logout']);
  });

  test('neither logs in nor out until it is known who is there', () => {
    expect(labels('dock', 'unknown')).not.toContain('Login');
    expect(labels('dock', 'unknown')).not.toContain('Logout');
    expect(labels('dock', 'unknown')).toContain('Contacts');
  });
});
