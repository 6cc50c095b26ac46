import { useEffect, useState, type ReactNode } from 'react';
import { plans } from '../content/plans';
import { fallbackPricing } from '../content/fallbackPricing';
import { countryName } from '../platform/money';
import { Badge } from '../ui/Badge';
import { NeedsScript } from '../ui/NeedsScript';
import { loadPricing, type LoadedPricing } from './loadPricing';
import { PlanCard } from './PlanCard';
import { type Billing, planPrices } from './planPrices';
import type { LocalizedPricing } from '../../functions/src/contract';
import { site } from '../content/site';
import styles from './PricingSection.module.css';

/** Plans and prices (R2.27 to R2.33). The cards stand there from the start, so nothing moves. */
export function PricingSection() {
  const [billing, setBilling] = useState<Billing>('monthly');
  const [loaded, setLoaded] = useState<LoadedPricing | null>(null);

  useEffect(() => void loadPricing().then(setLoaded), []);

  const pricing = loaded?.pricing ?? fallbackPricing;
  // The page is served with the fallback, in the language of the site.
  const locale = loaded ? undefined : 'en-US';
  return (
    <section className={styles.section} aria-labelledby="pricing">
      <StructuredPrices pricing={pricing} />
      <div className={styles.head}>
        <h2 id="pricing">Pricing</h2>
        <fieldset className={styles.toggle}>
          <legend className="visuallyHidden">Billing</legend>
          <BillingChoice value="monthly" chosen={billing} onChoose={setBilling}>
            Monthly
          </BillingChoice>
          <BillingChoice value="annual" chosen={billing} onChoose={setBilling}>
            Annual <Badge className={styles.badge}>Save 48%</Badge>
          </BillingChoice>
        </fieldset>
        <div className={styles.place} role="status">
          {/* Keyed: in the same paragraph, words of another length would count as a layout shift. */}
          <p key={loaded ? 'local' : 'fallback'}>
            {`Prices in ${pricing.currencyCode} (${countryName(pricing.country, locale)})`}
          </p>
          {!loaded && (
            <NeedsScript missing={<p>Prices in other countries may differ.</p>}>
              <p>Loading pricing data...</p>
            </NeedsScript>
          )}
          {loaded?.isFallback && <p className={styles.failure}>Failed to load pricing data</p>}
        </div>
      </div>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} pricing={pricing} locale={locale} />
        ))}
      </ul>
      <p className={styles.note}>
        Choose, change or cancel your plan in the mobile app only. Apple handles the billing.
      </p>
    </section>
  );
}

interface BillingChoiceProps {
  value: Billing;
  chosen: Billing;
  onChoose: (billing: Billing) => void;
  children: ReactNode;
}

function BillingChoice({ value, chosen, onChoose, children }: BillingChoiceProps) {
  return (
    <label>
      <input
        type="radio"
        name="billing"
        value={value}
        checked={chosen === value}
        ref={(radio) => {
          // A choice that was made before the script loaded.
          if (radio?.checked) onChoose(value);
        }}
        onChange={() => onChoose(value)}
      />
      <span>{children}</span>
    </label>
  );
}

/**
 * The product and its prices as search engines read them: the same as on screen. In microdata, since the
 * hosting lets no script come from text (R13.1).
 */
function StructuredPrices({ pricing }: { pricing: LocalizedPricing }) {
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
