// First: it sets the addresses of the services before any is used.
import { draw } from '../fakes/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatMoney } from '../../../src/platform/money';
import { PricingSection } from '../../../src/pricing/PricingSection';
import { callables } from '../fakes/firebaseFunctions';

vi.mock(import('firebase/functions'), () => import('../fakes/firebaseFunctions'));

const japan = {
  country: 'JP',
  currencyCode: 'JPY',
  liteMonthly: 600,
  liteYearly: 6000,
  basicMonthly: 1000,
  basicYearly: 10000,
  businessMonthly: 1500,
  businessYearly: 15000,
};

beforeEach(() => {
  callables.reset();
});

const card = (plan: string) => {
  const heading = screen.getByRole('heading', { level: 3, name: plan });
  const item = screen.getAllByRole('listitem').find((each) => each.contains(heading));
  if (!item) throw new Error(`There is no card of ${plan}.`);
  return within(item);
};

/** In the notation of the machine that runs this test, as a visitor's browser writes it. */
function yen(amount: number): string {
  return formatMoney(amount, 'JPY').replaceAll(/\s/g, ' ');
}

test('shows the four plans with the prices of the visitor’s country', async () => {
  callables.answers.set('getLocalizedPricing', () => ({
    success: true,
    error: null,
    pricing: japan,
  }));
  draw(<PricingSection />);
  expect(screen.getByText('Loading pricing data...')).toBeVisible();
  expect(await screen.findByText('Prices in JPY (Japan)')).toBeVisible();
  expect(screen.queryByText('Loading pricing data...')).not.toBeInTheDocument();
  expect(card('Basic').getByText(yen(1000))).toBeVisible();
  expect(card('Basic').getByText('POPULAR')).toBeVisible();
  expect(card('Business').getByText('UNDER DEVELOPMENT')).toBeVisible();
  expect(card('Business').getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  expect(card('Business').queryByRole('link')).not.toBeInTheDocument();
  for (const plan of ['Free', 'Lite', 'Basic']) {
    expect(card(plan).getByRole('link', { name: 'Download on the App Store' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/cardfile',
    );
  }
  expect(card('Free').getByText(yen(0))).toBeVisible();
  expect(card('Basic').getByText('Billed monthly')).toBeVisible();
  expect(screen.queryByText('Failed to load pricing data')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: 'Annual Save 48%' }));
  expect(card('Basic').getByText(yen(10_000))).toBeVisible();
  expect(
    card('Basic').getByText(`Billed yearly, ${yen(833)} a month. You save ${yen(2000)} a year.`),
  ).toBeVisible();
  expect(callables.calls).toEqual([{ name: 'getLocalizedPricing', data: null }]);
});

test.each([
  ['a failure', () => ({ success: false, error: 'x', pricing: null })],
  ['half an answer', () => ({ success: true, pricing: { ...japan, basicYearly: undefined } })],
  [
    'no answer',
    () => {
      throw new Error('down');
    },
  ],
])('falls back to the prices of R9.1 on %s, and says so', async (_what, answer) => {
  callables.answers.set('getLocalizedPricing', answer);
  draw(<PricingSection />);
  expect(await screen.findByText('Failed to load pricing data')).toBeVisible();
  expect(screen.getByText('Prices in AED (United Arab Emirates)')).toBeVisible();
  expect(card('Lite').getByText(/4[.,]99/)).toBeVisible();
  expect(card('Basic').getByText(/7[.,]99/)).toBeVisible();
  expect(card('Business').getByText(/9[.,]99/)).toBeVisible();
});
