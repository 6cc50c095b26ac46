import { useEffect, useState } from 'react';
import { hasList } from '../../contacts/store/copy';
import { useContactStore } from '../../contacts/store/useContactStore';
import { sessionKeeping } from '../../firebase/auth';
import { useObservable } from '../../platform/Observable';
import { copyOwner, switchCopy } from '../../session/copy/choice';
import { useSession } from '../../session/useSession';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Field';
import styles from './CopyChoice.module.css';

/** Switches the copy of the contacts on this computer off and on (R15.22). */
export function CopyChoice() {
  const { uid } = useSession();
  const [isOn, setIsOn] = useState(() => copyOwner() === uid);
  const [isStored, setIsStored] = useState<boolean | null>(null);
  const store = useContactStore();
  const isCopied = useObservable(store.isCopied);
  const isOffered = sessionKeeping() === 'LOCAL';

  useEffect(() => {
    if (!isOn) return;
    let left = false;
    void hasList(uid).then((has) => {
      if (!left) setIsStored(has);
    });
    return () => {
      left = true;
    };
  }, [uid, isOn, isCopied]);

  return (
    <Card compact aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <div>
        <Checkbox
          label="Keep my contacts on this computer"
          checked={isOn}
          disabled={!isOffered}
          aria-describedby="copy-hint"
          onChange={({ target }) => {
            switchCopy(uid, target.checked);
            setIsOn(target.checked);
            setIsStored(null);
          }}
        />
        <p id="copy-hint" role="status" className={styles.hint}>
          {hintFor(isOffered, isOn, isStored, isCopied === false)}
        </p>
      </div>
    </Card>
  );
}

function hintFor(
  isOffered: boolean,
  isOn: boolean,
  isStored: boolean | null,
  hasFailed: boolean,
): string {
  if (!isOffered) return 'Log in with “Stay signed in on this computer” to switch this on.';
  if (!isOn) return 'Nothing is kept. Your list is loaded at each visit.';
  if (isStored === null) return '';
  if (isStored) {
    return 'Your list opens at once, even offline. We remove the copy when you log out.';
  }
  return hasFailed
    ? 'Your list isn’t stored yet. We try again the next time it loads, if the browser has room.'
    : 'Your list isn’t stored yet. That happens a moment after it has loaded.';
}
