import { useEffect, useState } from 'react';
import { sessionKeeping } from '../../../firebase/auth';
import { copyOwner, forgetCopy, keepCopyOf } from '../../../session/copy/choice';
import { keepNow } from '../../../session/copy/keepCopy';
import { useSession } from '../../../session/useSession';
import { Checkbox } from '../../../ui/Field';
import styles from './CopyChoice.module.css';

/** Switches the copy of the contacts on this computer on and off (R15.22). */
export function CopyChoice() {
  const { uid, client } = useSession();
  const [isOn, setIsOn] = useState(() => copyOwner() === uid);
  const [isRefused, setIsRefused] = useState(false);
  const isOffered = sessionKeeping() === 'LOCAL';

  useEffect(() => {
    if (!isOn) return;
    let left = false;
    keepNow(client, uid).catch(() => {
      if (!left) setIsRefused(true);
    });
    return () => {
      left = true;
    };
  }, [client, uid, isOn]);

  const choose = (chosen: boolean) => {
    if (chosen) keepCopyOf(uid);
    else forgetCopy();
    setIsRefused(false);
    setIsOn(chosen);
  };
  const hint = isRefused
    ? 'Your contacts couldn’t be stored now. The next visit to the list tries again.'
    : isOffered
      ? 'Your list is there at once, also without a connection. It goes when you log out.'
      : 'Log in with “Stay signed in on this computer” to switch this on.';
  return (
    <div>
      <Checkbox
        label="Keep my contacts on this computer"
        checked={isOn}
        disabled={!isOffered}
        aria-describedby="copy-hint"
        onChange={(event) => {
          choose(event.target.checked);
        }}
      />
      <p id="copy-hint" role="status" className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
