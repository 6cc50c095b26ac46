import type { LocalizedPricing } from '../../functions/src/contract';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import type { Plan } from '../content/plans';
import { formatMoney } from '../lib/money';
import { planPrices } from './planPrices';
import type { Billing } from './PricingSection';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  pricing: LocalizedPricing;
  /** In whose notation prices are written; the visitor's where it is missing. */
  locale: string | undefined;
}

/** One plan: its price for the chosen billing, what is in it, and what a month of a year costs. */
export function PlanCard({ plan, billing, pricing, locale }: PlanCardProps) {
  const prices = planPrices(plan.id, pricing);
  const money = (amount: number) => formatMoney(amount, pricing.currencyCode, locale);
  const price = money(billing === 'monthly' ? prices.monthly : prices.yearly);
  const aMonth = billing === 'annual' ? prices.yearly / 12 : 0;
  return (
    <Card as="li" className={styles.card} data-popular={plan.badge === 'POPULAR' || undefined}>
      <div className={styles.name}>
        <h3>{plan.name}</h3>
        {plan.badge && <Badge className={styles.badge}>{plan.badge}</Badge>}
      </div>
      <p className={styles.summary}>{plan.summary}</p>
      {/* Keyed: after a price of another length, the words beside it would count as moved. */}
      <p key={price} className={styles.price}>
        <span className="tabular">{price}</span>
        <small>{plan.id === 'free' ? 'forever' : billing === 'monthly' ? '/month' : '/year'}</small>
      </p>
      <p className={styles.perMonth}>
        {aMonth > 0 ? `Billed yearly, ${money(aMonth)} a month` : '\u00a0'}
      </p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {plan.id === 'business' && <Button disabled>Coming Soon</Button>}
    </Card>
  );
}
