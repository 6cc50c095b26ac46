import { Link } from 'react-router-dom';
import { site } from '../../content/site';
import { AppCode } from '../../ui/AppCode';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import styles from './EmptyContacts.module.css';

/** What a new subscriber sees before the first scan (R2.44): where the contacts will come from. */
export function EmptyContacts() {
  return (
    <>
      <PageHeading />
      <section className={styles.empty}>
        <div className={styles.words}>
          <h2>No business cards yet</h2>
          <p>Your scanned business cards from the iOS app will appear here.</p>
          <ol className={styles.steps}>
            <li>
              <span>
                <strong>Scan</strong> a card with your iPhone.
              </span>
            </li>
            <li>
              <span>
                <strong>Check</strong> the text the app read.
              </span>
            </li>
            <li>
              <span>
                <strong>Find it here</strong>. Search, fix and export it.
              </span>
            </li>
          </ol>
          <ButtonLink href={site.appStoreUrl} variant="primary" icon="download">
            Download the iOS App
          </ButtonLink>
          <Link to="/recently-deleted">Recently Deleted</Link>
        </div>
        <div className={styles.code}>
          <AppCode />
        </div>
      </section>
    </>
  );
}
