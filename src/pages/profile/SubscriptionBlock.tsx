import { ProgressBar } from '../../ui/ProgressBar';
import { planLabel, type Subscription } from '../../subscription/subscription';
import styles from './ProfilePage.module.css';

/** The plan in its profile shape (R2.59): name, status, and a bar where the numbers allow. */
export function SubscriptionBlock({ subscription }: { subscription: Subscription }) {
  const { plan, status, scansUsed, maxScans } = subscription;
  const hasBar = scansUsed !== null && maxScans !== null && maxScans > 0;
  return (
    <section className={styles.panel} aria-labelledby="profile-subscription">
      <h2 id="profile-subscription">Subscription</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{planLabel(plan)}</dd>
        </div>
        {status && (
          <div>
            <dt>Status</dt>
            <dd>{status}</dd>
          </div>
        )}
        {hasBar && (
          <div className={styles.scans}>
            <dt>Scans Used</dt>
            <dd>
              <span>
                {scansUsed}/{maxScans}
              </span>
              <ProgressBar
                label="Scans Used"
                value={Math.min(scansUsed, maxScans)}
                max={maxScans}
                valueText={`${String(scansUsed)}/${String(maxScans)}`}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
