import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Fact, FactList } from '../../ui/FactList';
import { ProgressBar } from '../../ui/ProgressBar';
import { site } from '../../content/site';
import { formatDate } from '../../lib/dates';
import { planUse, type Subscription } from '../../subscription/subscription';
import styles from './SubscriptionCard.module.css';

/** The plan and how much of it is used (R2.42). What is not known is left out. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { plan, scansUsed, renewalDate, cards } = planUse(subscription);
  return (
    <Card className={styles.card} aria-labelledby="subscription">
      <div className={styles.head}>
        <h2 id="subscription">Your Subscription</h2>
        <ButtonLink
          href={site.manageSubscriptionUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="quiet"
          icon="external"
        >
          Manage Subscription
        </ButtonLink>
      </div>
      <FactList inline className={styles.facts}>
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
              />
              <span>{cards.percent}%</span>
            </span>
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
