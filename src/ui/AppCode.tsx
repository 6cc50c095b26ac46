import { site } from '../content/site';
import styles from './AppCode.module.css';
import { QrCode } from './QrCode';

/** Leads an iPhone to the app from a computer, which can't install it. Comes after its page, which keeps its room. */
export function AppCode() {
  return (
    <div className={styles.code}>
      <QrCode text={site.appStoreUrl} label="QR code of the app in the App Store" />
      <p>Point your iPhone at the code to get the app.</p>
    </div>
  );
}
