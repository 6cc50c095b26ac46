import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon';
import { useSaves } from './Saves';
import styles from './SaveWord.module.css';

/** Says beside what is open how the last save does that nobody waited for. */
export function SaveWord() {
  const saves = useSaves();
  const save = useSyncExternalStore(saves.subscribe, saves.said);
  if (save?.kind === 'saving') {
    return (
      <p className={styles.word} role="status">
        Saving...
      </p>
    );
  }
  if (save?.kind !== 'saved') return null;
  return (
    <p className={styles.word} role="status">
      <Icon name="check" />
      Your changes were saved.
    </p>
  );
}
