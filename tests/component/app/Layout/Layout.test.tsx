import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../../src/session/useAuth';
import { Layout } from '../../../../src/app/Layout/Layout';
import { SessionProvider } from '../../../../src/session/SessionProvider';
import { authStandIn, signedIn, signedOut } from './authStandIn';

function renderLayout(state: AuthState, at = '/dashboard') {
  const auth = authStandIn(state);
  render(
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={[at]}>
        <SessionProvider session={state.kind === 'signedIn' ? state.session : null}>
          <Layout>
            <Routes>
              <Route path="/" element={<p>Home page</p>} />
              <Route path="*" element={<p>Some page</p>} />
            </Routes>
          </Layout>
        </SessionProvider>
      </MemoryRouter>
    </AuthContext>,
  );
  return auth;
}

const dock = () => within(screen.getByRole('navigation', { name: 'Main' }));
const header = () => screen.getByRole('banner');
const footer = () => screen.getByRole('contentinfo');

describe('Layout', () => {
  test('puts header, page and footer around every page', () => {
    renderLayout(signedOut);
    expect(within(screen.getByRole('main')).getByText('Some page')).toBeVisible();
    expect(within(header()).getByRole('link', { name: 'Cardfile' })).toBeVisible();
    expect(footer()).toBeVisible();
  });

  test('has a skip link, first of all, that moves the focus to the page', async () => {
    renderLayout(signedOut);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('links to these pages of the site, and to no others', () => {
    renderLayout(signedIn());
    const paths = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(new Set(paths)).toEqual(
      new Set([
        '/',
        '/features',
        '/changelog',
        '/support',
        '/contact',
        '/privacy',
        '/terms',
        '/licences.txt',
        '/dashboard',
        '/profile',
      ]),
    );
  });
});

describe('Dock', () => {
  test('offers Login to visitors', () => {
    renderLayout(signedOut, '/login');
    expect(dock().getByRole('link', { name: 'Login' })).toHaveAttribute('aria-current', 'page');
    expect(dock().queryByRole('link', { name: 'Contacts' })).not.toBeInTheDocument();
    expect(dock().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test.each([
    ['/dashboard', 'page'],
    ['/contact/abc', 'true'],
    ['/contact/edit/abc', 'true'],
    ['/company/abc', 'true'],
    ['/clean-up', 'true'],
    ['/same-person', 'true'],
    ['/recently-deleted', 'true'],
    ['/profile', 'false'],
    ['/nowhere', 'false'],
  ])('marks Contacts at %s as current: %s', (at, current) => {
    renderLayout(signedIn(), at);
    const contacts = dock().getByRole('link', { name: 'Contacts' });
    expect(contacts).toHaveAttribute('href', '/dashboard');
    expect(contacts).toHaveAttribute('aria-current', current);
    expect(dock().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});

describe('Logout', () => {
  test('ends the session and goes home', async () => {
    const { signOut } = renderLayout(signedIn());
    await userEvent.click(dock().getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Home page')).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Some page')).not.toBeInTheDocument();
  });
});

describe('Header', () => {
  test('shows who is signed in, and leads to their profile', () => {
    renderLayout(signedIn({ photoURL: 'https://a.example/amelie.jpg' }));
    const user = within(header()).getByRole('link', { name: 'Amélie Northcote' });
    expect(user).toHaveAttribute('href', '/profile');
    expect(within(header()).getByText('Amélie Northcote')).toBeVisible();
    const photo = within(header()).getByRole('presentation', { hidden: true });
    expect(photo).toHaveAttribute('src', 'https://a.example/amelie.jpg');
  });

  test('says User where there is no name, with the letter U', () => {
    renderLayout(signedIn({ name: '' }));
    expect(within(header()).getByText('User')).toBeVisible();
    expect(within(header()).getByText('U')).toBeVisible();
  });

  test('shows nobody to visitors', () => {
    renderLayout(signedOut);
    expect(within(header()).queryByText('User')).not.toBeInTheDocument();
    expect(within(header()).queryByText('U')).not.toBeInTheDocument();
  });

  test('changes its style after 10 px of scrolling', () => {
    renderLayout(signedOut);
    const atTop = header().className;
    const scrollTo = (y: number) => {
      act(() => {
        vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
        window.dispatchEvent(new Event('scroll'));
      });
    };
    scrollTo(10);
    expect(header().className).toBe(atTop);
    scrollTo(11);
    expect(header().className).toContain('scrolled');
    scrollTo(0);
    expect(header().className).toBe(atTop);
  });
});

describe('Footer', () => {
  test('says what the product is and that registration requires an iPhone', () => {
    renderLayout(signedOut);
    expect(footer()).toHaveTextContent(
      'Cardfile turns the business cards you scan with your iPhone into contacts you can search, fix and export.',
    );
    expect(footer()).toHaveTextContent('Registration requires an iPhone.');
    expect(
      within(footer()).getByRole('link', { name: 'Download on the App Store' }),
    ).toHaveAttribute('href', 'https://apps.apple.com/app/cardfile');
  });

  test('says the same to who is signed in, on the pages of their work too', () => {
    renderLayout(signedIn(), '/dashboard');
    expect(footer()).toHaveTextContent(/^Cardfile turns the business cards/);
    expect(footer()).toHaveTextContent('Registration requires an iPhone.');
    const of = (name: string) => within(within(footer()).getByRole('navigation', { name }));
    expect(of('Quick Links').getByRole('link', { name: 'Contacts' })).toBeVisible();
    expect(of('Quick Links').queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(of('Legal').getAllByRole('link')).toHaveLength(2);
  });

  test('carries the current year', () => {
    vi.useFakeTimers({ now: new Date('2031-03-04T12:00:00Z'), toFake: ['Date'] });
    renderLayout(signedOut);
    expect(within(footer()).getByText('© 2031 Cardfile. All rights reserved.')).toBeVisible();
    vi.useRealTimers();
  });

  test('has quick links to the pages that exist', () => {
    renderLayout(signedOut);
    const links = within(within(footer()).getByRole('navigation', { name: 'Quick Links' }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Features',
      'Support',
      'Change Log',
      'Contact Us',
      'Login',
    ]);
    const legal = within(within(footer()).getByRole('navigation', { name: 'Legal' }));
    expect(legal.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Privacy Policy',
      'Terms of Service',
    ]);
  });
});
