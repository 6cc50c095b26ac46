import type { LocalizedPricing } from '../../functions/src/contract';
import { plans } from '../content/plans';
import { site } from '../content/site';
import { planPrices } from './planPrices';

/** The product and its prices as search engines read them: the same as on screen. */
export function StructuredPrices({ pricing }: { pricing: LocalizedPricing }) {
  const offers = plans
    // Business cannot be had yet.
    .filter(({ id }) => id !== 'business')
    .flatMap(({ id, name }) => {
      const { monthly, yearly } = planPrices(id, pricing);
      const offer = (period: string, price: number) => ({
        '@type': 'Offer',
        name: period === '' ? name : `${name}, ${period}`,
        price,
        priceCurrency: pricing.currencyCode,
      });
      return id === 'free' ? [offer('', 0)] : [offer('monthly', monthly), offer('annual', yearly)];
    });
  const product = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: site.name,
    url: site.origin,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'iOS',
    offers,
  };
  return (
    <script
      type="application/ld+json"
      // Prices come from elsewhere: no "<" may end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(product).replaceAll('<', '\\u003c') }}
    />
  );
}
