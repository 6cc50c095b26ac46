import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon';
import { useSaves } from '../store/saves/useSaves';
import styles from './SaveWord.module.css';

/** The state of the last background save, beside the contact that is open. */
export function SaveWord() {
  const saves = useSaves();
  const said = useSyncExternalStore(saves.subscribe, saves.said);
  if (said === 'saving') {
    return (
      <p className={styles.word} role="status">
        Saving...
      </p>
    );
  }
  if (said !== 'saved') return null;
  return (
    <p className={styles.word} role="status">
      <Icon name="check" />
      Your changes were saved.
    </p>
  );
}
