import { site } from '../../content/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageHeading } from '../../ui/PageHeading';
import styles from './EmptyContacts.module.css';

/** What a new subscriber sees before the first scan (R2.44). */
export function EmptyContacts() {
  return (
    <>
      <PageHeading />
      <section className={styles.empty}>
        <span className={styles.mark}>
          <Icon name="card" />
        </span>
        <h2>No business cards yet</h2>
        <p>Your scanned business cards from the iOS app will appear here.</p>
        <ButtonLink href={site.appStoreUrl} variant="primary" icon="download">
          Download the iOS App
        </ButtonLink>
      </section>
    </>
  );
}
