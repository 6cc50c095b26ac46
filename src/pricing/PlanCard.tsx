import type { LocalizedPricing } from '../../functions/src/contract';
import { cardWords, type Plan } from '../content/plans';
import { site } from '../content/site';
import { formatMoney } from '../platform/money';
import { sentences } from '../platform/text';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { planPrices, type Billing } from './planPrices';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  pricing: LocalizedPricing;
  /** The notation of prices; the visitor's if missing. */
  locale: string | undefined;
}

/** One plan: its price for the chosen billing, the way to it, and what is in it. */
export function PlanCard({ plan, billing, pricing, locale }: PlanCardProps) {
  const isPopular = plan.badge === 'POPULAR';
  return (
    <Card as="li" className={styles.card} data-popular={isPopular || undefined}>
      <h3>{plan.name}</h3>
      {plan.badge && (
        <Badge className={styles.badge} isWarning={!isPopular}>
          {plan.badge}
        </Badge>
      )}
      <p className={styles.summary}>{plan.summary}</p>
      <PlanPrice id={plan.id} billing={billing} pricing={pricing} locale={locale} />
      {plan.id === 'business' ? (
        <Button disabled>Coming Soon</Button>
      ) : (
        <ButtonLink href={site.appStoreUrl} variant={isPopular ? 'primary' : 'secondary'}>
          Download on the App Store
        </ButtonLink>
      )}
      <ul className={styles.features}>
        {cardWords(plan.id).map((words) => (
          <li key={words}>
            <Icon name="check" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a plan costs, and how it is billed: a year also by its month, and by what it saves (R10.10). */
function PlanPrice({
  id,
  billing,
  pricing,
  locale,
}: Omit<PlanCardProps, 'plan'> & Pick<Plan, 'id'>) {
  const { monthly, yearly } = planPrices(id, pricing);
  const money = (amount: number): string => formatMoney(amount, pricing.currencyCode, locale);
  const isFree = id === 'free';
  const isMonthly = billing === 'monthly';
  const price = money(isMonthly ? monthly : yearly);
  const saving = 12 * monthly - yearly;
  return (
    <>
      {/* Keyed: with a price of another length, the words beside it would count as a layout shift. */}
      <p key={price} className={styles.price}>
        <span className="tabular">{price}</span>
        <small>{isFree ? 'forever' : isMonthly ? '/month' : '/year'}</small>
      </p>
      <p className={styles.billed}>
        {isFree
          ? 'No credit card needed'
          : isMonthly
            ? 'Billed monthly'
            : sentences(
                `Billed yearly, ${money(yearly / 12)} a month.`,
                saving > 0 && `You save ${money(saving)} a year.`,
              )}
      </p>
    </>
  );
}
