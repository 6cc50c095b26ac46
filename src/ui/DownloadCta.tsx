import type { ReactNode } from 'react';
import { site } from '../content/site';
import { AppCode } from './AppCode';
import { ButtonLink } from './Button';
import styles from './DownloadCta.module.css';

/**
 * The last part of a product page: how to download the app. A computer can't install it: a code leads a phone to it.
 */
export function DownloadCta({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.closing}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
        <ButtonLink href={site.appStoreUrl} icon="download">
          Download the iOS App
        </ButtonLink>
      </div>
      <div className={styles.code}>
        <AppCode />
      </div>
    </section>
  );
}
