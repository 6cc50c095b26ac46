import { reloadInMemory } from '../firebase/memoryOnly';
import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';
import styles from './SilentStorage.module.css';

/** Stands where a page needs to know who is there, and the browser's storage does not say (R15.27). */
export function SilentStorage() {
  return (
    <main className={styles.main}>
      <ErrorCard
        title="This browser does not answer"
        message="Your session is kept in its storage, which has been silent for 5 seconds. Closing other tabs or restarting the browser often helps. Or go on without it: you log in for this page alone, and the session ends when you reload or close it."
      >
        <Button
          variant="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          Try Again
        </Button>
        <Button onClick={reloadInMemory}>Go On Without Storage</Button>
      </ErrorCard>
    </main>
  );
}
