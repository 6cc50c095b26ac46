import { reloadInMemory } from '../firebase/memoryOnly';
import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';
import styles from './SilentStorage.module.css';

/** Stands where a page needs to know who is there, and the browser's storage does not say (R15.27). */
export function SilentStorage() {
  return (
    <main className={styles.main}>
      <ErrorCard
        title="This browser isn’t responding"
        message="Cardfile keeps your session in its storage, which hasn’t responded for 5 seconds. Closing other tabs or restarting the browser often helps. Or continue without it: you log in for this page only, and your session ends when you reload or close it."
      >
        <Button
          variant="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          Try Again
        </Button>
        <Button onClick={reloadInMemory}>Continue Without Storage</Button>
      </ErrorCard>
    </main>
  );
}
