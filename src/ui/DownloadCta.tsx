import type { ReactNode } from 'react';
import { site } from '../content/site';
import { lateCode } from '../lib/lateCode';
import { ButtonLink } from './Button';
import styles from './DownloadCta.module.css';
import { useLaterCode } from './laterParts';

// What a visitor sees first does not wait for it.
const loadQrCode = lateCode(() => import('./QrCode'));

/**
 * What a page about the product ends with: the call to download the app. A computer can't install it: there a
 * code leads a phone to it.
 */
export function DownloadCta({ title, children }: { title: string; children: ReactNode }) {
  const qr = useLaterCode(loadQrCode);
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
        {qr && (
          <>
            <qr.QrCode text={site.appStoreUrl} label="QR code of the app in the App Store" />
            <p>Point your iPhone at the code to get the app.</p>
          </>
        )}
      </div>
    </section>
  );
}
