import type { ReactNode } from 'react';
import { site } from '../content/site';
import { lateCode } from '../platform/lateCode';
import { ButtonLink } from './Button';
import styles from './DownloadCta.module.css';
import { useLaterCode } from './laterParts';

// The first screen does not wait for it.
const loadAppCode = lateCode(() => import('./AppCode'));

/**
 * The last part of a product page: how to download the app. A computer can't install it: a code leads a phone to it.
 */
export function DownloadCta({ title, children }: { title: string; children: ReactNode }) {
  const { code } = useLaterCode(loadAppCode);
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
