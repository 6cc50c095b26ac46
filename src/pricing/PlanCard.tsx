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
  /** `null` while prices load: the card keeps its size. */
  pricing: LocalizedPricing | null;
}

/** One plan: its price for the chosen billing, what is in it, and what a month of a year costs. */
export function PlanCard({ plan, billing, pricing }: PlanCardProps) {
  const prices = pricing && planPrices(plan.id, pricing);
  const amount = prices && (billing === 'monthly' ? prices.monthly : prices.yearly);
  const aMonth = prices && billing === 'annual' ? prices.yearly / 12 : 0;
  return (
    <Card as="li" className={styles.card} data-popular={plan.badge === 'POPULAR' || undefined}>
      <div className={styles.name}>
        <h3>{plan.name}</h3>
        {plan.badge && <Badge className={styles.badge}>{plan.badge}</Badge>}
      </div>
      <p className={styles.summary}>{plan.summary}</p>
      <p className={styles.price}>
        {amount === null || !pricing ? (
          '…'
        ) : (
          <>
            <span className="tabular">{formatMoney(amount, pricing.currencyCode)}</span>
            <small>
              {plan.id === 'free' ? 'forever' : billing === 'monthly' ? '/month' : '/year'}
            </small>
          </>
        )}
      </p>
      <p className={styles.perMonth}>
        {pricing && aMonth > 0
          ? `Billed yearly, ${formatMoney(aMonth, pricing.currencyCode)} a month`
          : '\u00a0'}
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
