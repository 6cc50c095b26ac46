import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation, shownEntries } from '../../../src/components/layout/navigation';

const routes = vi.hoisted(() => ({ livePaths: [] as string[] }));
vi.mock('../../../src/content/routes', () => routes);

const ALL_PATHS = [
  '/',
  '/features',
  '/changelog',
  '/support',
  '/contact',
  '/privacy',
  '/terms',
  '/login',
  '/dashboard',
  '/profile',
];

const labels = (list: keyof typeof navigation, signedIn: boolean) =>
  shownEntries(navigation[list], signedIn).map((entry) => entry.label);

beforeEach(() => {
  routes.livePaths = ALL_PATHS;
});

describe('navigation', () => {
  it('lists the dock in the order of the specification', () => {
    const everyone = ['Home', 'Features', 'Change Log', 'Support'];
    expect(labels('dock', false)).toEqual([...everyone, 'Login']);
    expect(labels('dock', true)).toEqual([...everyone, 'Contacts', 'Profile', 'Logout']);
  });

  it('lists the menu in the order of the specification', () => {
    const everyone = ['Home', 'Features', 'Support', 'Change Log', 'Contact'];
    expect(labels('menu', false)).toEqual([...everyone, 'Login', 'Download App']);
    expect(labels('menu', true)).toEqual([...everyone, 'Dashboard', 'Profile', 'Logout']);
  });

  it('lists the legal pages for everyone', () => {
    expect(labels('legal', false)).toEqual(['Privacy Policy', 'Terms of Service']);
    expect(labels('legal', true)).toEqual(['Privacy Policy', 'Terms of Service']);
  });

  it('leaves out pages that do not exist yet, and nothing else', () => {
    routes.livePaths = ALL_PATHS.filter((path) => path !== '/profile' && path !== '/features');
    expect(labels('dock', true)).toEqual(['Home', 'Change Log', 'Support', 'Contacts', 'Logout']);
  });
});
