import type { ReactNode } from 'react';
import { site } from '../content/site';
import { lateCode } from '../lib/lateCode';
import { ButtonLink } from './Button';
import styles from './DownloadCta.module.css';
import { useLaterCode } from './laterParts';

// What a visitor sees first does not wait for it.
const loadAppCode = lateCode(() => import('./AppCode'));

/**
 * What a page about the product ends with: the call to download the app. A computer can't install it: there a
 * code leads a phone to it.
 */
export function DownloadCta({ title, children }: { title: string; children: ReactNode }) {
  const code = useLaterCode(loadAppCode);
  return (
    <section className={styles.closing}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
        <ButtonLink href={site.appStoreUrl} icon="download">
          Download the iOS App
        </ButtonLink>
      </div>
      <div className={styles.code}>{code && <code.AppCode />}</div>
    </section>
  );
}
