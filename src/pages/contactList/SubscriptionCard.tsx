import { ButtonLink } from '../../ui/Button';
import { Fact, FactList } from '../../ui/FactList';
import { Icon } from '../../ui/Icon';
import { ProgressBar } from '../../ui/ProgressBar';
import { useMediaQuery } from '../../ui/device';
import { site } from '../../content/site';
import { formatDate } from '../../platform/dates';
import { planUse, type PlanUse, type Subscription } from '../../subscription/subscription';
import styles from './SubscriptionCard.module.css';

interface SubscriptionCardProps {
  /** `undefined` while it is loading. */
  subscription: Subscription | undefined;
}

/**
 * The plan and how much of it is used, in one line (R2.42). What is not known is left out. It has its height
 * before the plan is here, so that the list below stays where it is.
 */
export function SubscriptionCard({ subscription }: SubscriptionCardProps) {
  const isNarrow = useMediaQuery('(width <= 768px)');
  const use = subscription ? planUse(subscription) : LOADING;
  const { plan, cards } = use;
  const warning = cards && cards.percent >= ALMOST_FULL && (
    <strong className={styles.warning}>
      {cards.isFull ? 'Your plan is full' : 'Your plan is almost full'}
    </strong>
  );
  if (isNarrow) {
    return (
      <details className={styles.folded}>
        <summary>
          <span>
            <span>{`Your Subscription: ${plan}${cards ? `, ${cards.used}` : ''}`}</span> {warning}
          </span>
          <Icon name="chevronDown" />
        </summary>
        <PlanFacts use={use} />
      </details>
    );
  }
  return (
    <section className={styles.strip} aria-labelledby="subscription">
      <h2 id="subscription">Your Subscription</h2>
      {warning}
      <PlanFacts use={use} />
    </section>
  );
}

/** In percent of the plan's cards: from here on the page warns. */
const ALMOST_FULL = 90;

const LOADING: PlanUse = { plan: 'Loading...', scansUsed: null, renewalDate: null, cards: null };

function PlanFacts({ use: { plan, scansUsed, renewalDate, cards } }: { use: PlanUse }) {
  return (
    <>
      <FactList className={styles.facts}>
        <Fact label="Current Plan">{plan}</Fact>
        {scansUsed !== null && <Fact label="Scans Used">{scansUsed}</Fact>}
        {renewalDate && <Fact label="Renewal Date">{formatDate(renewalDate)}</Fact>}
        {cards && (
          <Fact label="Cards Used">
            <span className={styles.use}>
              <span>{cards.used}</span>
              <ProgressBar
                label="Cards Used"
                value={cards.percent}
                max={100}
                valueText={`${cards.used}, ${String(cards.percent)}%`}
                isAlmostFull={cards.percent >= ALMOST_FULL}
              />
              <span>{`${String(cards.percent)}%`}</span>
            </span>
          </Fact>
        )}
      </FactList>
      <ButtonLink
        href={site.manageSubscriptionUrl}
        target="_blank"
        rel="noopener noreferrer"
        variant="quiet"
        icon="external"
      >
        Manage Subscription
      </ButtonLink>
    </>
  );
}
