import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import styles from './NotFoundPage.module.css';

/** The page of unknown addresses. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <BlankCard />
      <PageHeading />
      <p className={styles.words}>There’s no card filed at this address.</p>
      <ButtonLink variant="primary" to="/">
        Back to Home
      </ButtonLink>
    </div>
  );
}

function BlankCard() {
  return (
    <svg className={styles.card} viewBox="0 0 180 120" aria-hidden="true" focusable="false">
      <path d="M30 10h120a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12h-22V98a6 6 0 0 0-12 0v12H64V98a6 6 0 0 0-12 0v12H30a12 12 0 0 1-12-12V22a12 12 0 0 1 12-12Z" />
      <text x="90" y="70">
        404
      </text>
    </svg>
  );
}
