// First: it sets the addresses of the services before any is used.
import { draw } from '../fakes/site';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ChangelogPage } from '../../../src/pages/changelog/ChangelogPage';
import { FeaturesPage } from '../../../src/pages/features/FeaturesPage';
import { PrivacyPage } from '../../../src/pages/legal/PrivacyPage';
import { TermsPage } from '../../../src/pages/legal/TermsPage';
vi.mock(import('firebase/functions'), () => import('../fakes/firebaseFunctions'));

function open(path: string, page: ReactNode): void {
  draw(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);
}

function headings(level: number): (string | null)[] {
  return screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
}

test('the change log tells of the first release', () => {
  open('/changelog', <ChangelogPage />);
  expect(headings(1)).toEqual(['Change Log']);
  expect(headings(2)).toEqual(['Initial Launch']);
  expect(screen.getByText('v1.0.0')).toBeVisible();
  expect(screen.getByText('June 15, 2025')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(5);
  expect(headings(3)).toEqual([
    'iOS launch',
    'Card scanning with OCR',
    'Secure cloud storage and sync',
    'Search and organization',
    'Dark mode',
  ]);
});

test.each([
  ['Privacy Policy', '/privacy', <PrivacyPage key="privacy" />, /children under 13/],
  ['Terms of Service', '/terms', <TermsPage key="terms" />, /Paid fees are non-refundable/],
])(
  '%s is dated, whole, and each part is reached from the contents',
  (title, path, page, sentence) => {
    open(path, page);
    expect(headings(1)).toEqual([title]);
    expect(screen.getByText('May 17, 2025')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(9);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  },
);

test('the terms cover what they must', () => {
  open('/terms', <TermsPage />);
  expect(headings(2)).toEqual(
    expect.arrayContaining([
      'Communications',
      'Purchases',
      'Subscriptions',
      'Free trial',
      'Fee changes',
      'Refunds',
      'Content',
      'Prohibited uses',
      'Copyright and DMCA',
      'Termination',
    ]),
  );
});

test('the features are tagged with the plans that have them', () => {
  open('/features', <FeaturesPage />);
  expect(headings(1)).toEqual(['Powerful Features for Effortless Networking']);
  for (const tag of ['All Plans', 'Premium Plans', 'Basic & Business Plans']) {
    expect(screen.getAllByText(tag).length).toBeGreaterThan(0);
  }
  expect(screen.getByText(/Free for up to 100 cards, no credit card needed/)).toBeVisible();
  expect(screen.getByText('No ads on the Premium Plans: Lite, Basic and Business.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the iOS App' })).toBeVisible();
});

test('the top of the features page leads down to the prices', () => {
  open('/features', <FeaturesPage />);
  const target = screen.getByRole('link', { name: 'See Prices' }).getAttribute('href');
  expect(target).toBe(`#${screen.getByRole('heading', { name: 'Pricing' }).id}`);
});

test('no picture of the features page stands there twice', () => {
  open('/features', <FeaturesPage />);
  const pictures = screen.getAllByRole<HTMLImageElement>('img').map(({ src }) => src);
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('what a feature is tagged with, the comparison of the plans says too (R15.95)', () => {
  open('/features', <FeaturesPage />);
  const table = within(screen.getByRole('table', { name: 'Compare Plans' }));
  const plans = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(plans.slice(1)).toEqual(['Free', 'Lite', 'Basic', 'Business']);
  const has = (feature: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${feature}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const [no, yes] = ['–Not included', 'Included'];
  expect(has('Card scans')).toEqual(['100', '1,000', '1,000', '10,000']);
  expect(has('Web access')).toEqual([no, no, yes, yes]);
  expect(has('CSV or vCard')).toEqual([no, no, 'Monthly', 'Unlimited']);
  expect(has('Priority support')).toEqual([no, yes, yes, yes]);
  expect(has('Team collaboration UNDER DEVELOPMENT')).toEqual([no, no, no, yes]);
  for (const [feature, tag] of [
    ['Cloud sync', 'All Plans'],
    ['Web access', 'Basic & Business Plans'],
    ['Priority support', 'Premium Plans'],
    ['Team collaboration', 'UNDER DEVELOPMENT'],
  ] as const) {
    const heading = screen.getByRole('heading', { level: 3, name: feature });
    expect(heading.closest('li')).toHaveTextContent(tag);
  }
});
