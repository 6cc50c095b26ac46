import { useEffect, useState } from 'react';
import { Loading } from '../ui/Loading';
import styles from './FirstLoading.module.css';
import { ReloadCard } from './ReloadCard';

/** Longer than a session's check may take (firebase/forgiveFaults.ts). */
const LONG_MS = 10_000;

/** Stands until it is known who is there. Offers a reload where that takes long, and gives way to a late answer (R15.27). */
export function FirstLoading() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <Loading title="Loading..." />;
  return (
    <main className={styles.main}>
      <ReloadCard
        title="This is taking long"
        message="Cardfile is still asking who is signed in. You can wait, or reload this page."
      />
    </main>
  );
}
