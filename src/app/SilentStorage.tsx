import { ReloadCard } from './ReloadCard';
import styles from './SilentStorage.module.css';

/** Stands where a page needs to know who is there, and the browser's storage does not say (R15.27). */
export function SilentStorage() {
  return (
    <main className={styles.main}>
      <ReloadCard
        title="This browser isn’t responding"
        message="Cardfile needs its storage, which hasn’t responded for 5 seconds. Close other tabs or restart the browser, then reload this page."
      />
    </main>
  );
}
