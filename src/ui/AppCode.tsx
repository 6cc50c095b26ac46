import { site } from '../content/site';
import styles from './AppCode.module.css';
import { QrCode } from './QrCode';

/** A QR code that opens the app's page on an iPhone, since a computer can't install it. */
export function AppCode() {
  return (
    <div className={styles.code}>
      <QrCode text={site.appStoreUrl} label="QR code of the app in the App Store" />
      <p>Point your iPhone at the code to get the app.</p>
    </div>
  );
}
