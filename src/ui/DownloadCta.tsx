import type { ReactNode } from 'react';
import { site } from '../content/site';
import { ButtonLink } from './Button';
import styles from './DownloadCta.module.css';

/** What a page about the product ends with: the call to download the app. */
export function DownloadCta({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      <p>{children}</p>
      <ButtonLink href={site.appStoreUrl} icon="download">
        Download the iOS App
      </ButtonLink>
    </section>
  );
}
