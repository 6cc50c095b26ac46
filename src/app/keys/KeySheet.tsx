import { KEYS, type Key, type Scope } from '../../content/keys';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { shownKey } from '../../ui/shownKey';
import { keysOf } from './runKey';
import styles from './KeySheet.module.css';

interface KeySheetProps {
  letters: boolean;
  onLetters: (act: boolean) => void;
  onClose: () => void;
}

const SCOPES = (Object.keys(KEYS) as Scope[]).filter((scope) => KEYS[scope].place);

/** Lists the keys, and switches single characters off (WCAG 2.1.4). */
export function KeySheet({ letters, onLetters, onClose }: KeySheetProps) {
  return (
    <Dialog title="Keyboard Shortcuts" onDismiss={onClose}>
      <div className={styles.groups}>
        {SCOPES.map((scope) => (
          <section key={scope} className={styles.group}>
            <h3>{KEYS[scope].place}</h3>
            <dl>
              {keysOf(scope).map(([action, key]) => {
                const shown = shownKeys(key, letters);
                return (
                  key.words &&
                  shown.length > 0 && (
                    <div key={action}>
                      <dt>{key.words}</dt>
                      <dd>
                        {shown.map((each) => (
                          <kbd key={each}>{each}</kbd>
                        ))}
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        {/* First, so that the browser gives it the focus: a space must not switch anything off. */}
        <Button onClick={onClose}>Close</Button>
        <label>
          <input
            type="checkbox"
            checked={letters}
            onChange={({ target }) => onLetters(target.checked)}
          />
          Use single-key shortcuts
        </label>
      </div>
    </Dialog>
  );
}

function shownKeys({ keys, known = [] }: Key, letters: boolean): string[] {
  const acting = keys.filter((key) => letters || key.length > 1);
  return [...acting, ...known].map(shownKey);
}
