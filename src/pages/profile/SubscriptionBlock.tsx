import { Card } from '../../ui/Card';
import { Fact, FactList } from '../../ui/FactList';
import { ProgressBar } from '../../ui/ProgressBar';
import { capitalized } from '../../platform/text';
import { planLabel, usedOf, type Subscription } from '../../subscription/subscription';
import styles from './SubscriptionBlock.module.css';

/** The plan in its profile shape (R2.59): name, status, and a bar where the numbers allow. */
export function SubscriptionBlock({ subscription }: { subscription: Subscription }) {
  const { plan, status, scansUsed, maxScans } = subscription;
  const hasBar = scansUsed !== null && maxScans !== null && maxScans > 0;
  const used = hasBar ? usedOf(scansUsed, maxScans) : '';
  return (
    <Card compact aria-labelledby="profile-subscription">
      <h2 id="profile-subscription">Subscription</h2>
      <FactList inline>
        <Fact label="Plan">{planLabel(plan)}</Fact>
        {status && <Fact label="Status">{capitalized(status)}</Fact>}
        {hasBar && (
          <Fact label="Scans Used">
            <div className={styles.scans}>
              <span>{used}</span>
              <ProgressBar
                label="Scans Used"
                value={Math.min(scansUsed, maxScans)}
                max={maxScans}
                valueText={used}
              />
            </div>
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
