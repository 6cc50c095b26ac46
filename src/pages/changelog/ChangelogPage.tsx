import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Page';
import { PageHero } from '../../ui/PageHero';
import { changelog } from '../../content/changelog';
import { formatLongDate } from '../../platform/dates';
import styles from './ChangelogPage.module.css';

/** What each release brought, newest first (R2.67). */
export function ChangelogPage() {
  return (
    <Page centered>
      <PageHero lead="What’s new in each release." />
      <ol className={styles.releases}>
        {changelog.map(({ version, released, title, items }) => (
          <Card as="li" key={version} className={styles.release}>
            <div className={styles.head}>
              <p className={styles.version}>{version}</p>
              <time dateTime={released}>{formatLongDate(released)}</time>
            </div>
            <div>
              <h2>{title}</h2>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.title}>
                    <Badge>{item.kind}</Badge>
                    <div>
                      <h3>{item.title}</h3>
                      <p>{item.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        ))}
      </ol>
    </Page>
  );
}
