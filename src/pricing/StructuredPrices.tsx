import type { LocalizedPricing } from '../../functions/src/contract';
import { plans } from '../content/plans';
import { site } from '../content/site';
import { planPrices } from './planPrices';

/**
 * The product and its prices as search engines read them: the same as on screen. In microdata, since the
 * hosting lets no script come from text (R13.1).
 */
export function StructuredPrices({ pricing }: { pricing: LocalizedPricing }) {
  return (
    <div hidden itemScope itemType="https://schema.org/SoftwareApplication">
      <meta itemProp="name" content={site.name} />
      <link itemProp="url" href={site.origin} />
      <meta itemProp="applicationCategory" content="BusinessApplication" />
      <meta itemProp="operatingSystem" content="iOS" />
      {offers(pricing).map(([name, price]) => (
        <div key={name} itemProp="offers" itemScope itemType="https://schema.org/Offer">
          <meta itemProp="name" content={name} />
          <meta itemProp="price" content={String(price)} />
          <meta itemProp="priceCurrency" content={pricing.currencyCode} />
        </div>
      ))}
    </div>
  );
}

function offers(pricing: LocalizedPricing): [name: string, price: number][] {
  return (
    plans
      // Business cannot be had yet.
      .filter(({ id }) => id !== 'business')
      .flatMap(({ id, name }) => {
        const { monthly, yearly } = planPrices(id, pricing);
        return id === 'free'
          ? [[name, 0]]
          : [
              [`${name}, monthly`, monthly],
              [`${name}, annual`, yearly],
            ];
      })
  );
}
