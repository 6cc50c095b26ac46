import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon';
import { useSaves } from '../store/saves/useSaves';
import styles from './SaveWord.module.css';

/** The state of a contact's last save that nobody waits for, beside that contact. */
export function SaveWord({ id }: { id: string }) {
  const saves = useSaves();
  const said = useSyncExternalStore(saves.subscribe, () => saves.said(id));
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
