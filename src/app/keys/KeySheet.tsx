import { isAppleDevice } from '../../ui/device';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ALT, KEY_GROUPS, MODIFIER, SHIFT, type Key } from './keyTable';
import styles from './KeySheet.module.css';

export interface KeySheetProps {
  letters: boolean;
  onLetters: (act: boolean) => void;
  onClose: () => void;
}

/** Lists the keys, and switches single characters off (WCAG 2.1.4). */
export function KeySheet({ letters, onLetters, onClose }: KeySheetProps) {
  return (
    <Dialog title="Keyboard shortcuts" onDismiss={onClose}>
      <div className={styles.groups}>
        {KEY_GROUPS.map(({ place, keys }) => (
          <section key={place} className={styles.group}>
            <h3>{place}</h3>
            <dl>
              {keys.map((key) => {
                const shown = shownKeys(key, letters);
                return (
                  key.words &&
                  shown.length > 0 && (
                    <div key={key.words}>
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
            onChange={({ target }) => {
              onLetters(target.checked);
            }}
          />
          Use single-key shortcuts
        </label>
      </div>
    </Dialog>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
};

function shownKeys({ keys, known = [] }: Key, letters: boolean): string[] {
  const acting = keys.filter((key) => letters || key.length > 1);
  return [...acting, ...known].map(shownKey);
}

function shownKey(key: string): string {
  const name = key.slice(key.indexOf('+') + 1);
  const modifier = key.slice(0, -name.length);
  return nameOfModifier(modifier) + (NAMES[name] ?? name);
}

function nameOfModifier(modifier: string): string {
  if (modifier === SHIFT) return 'Shift ';
  const isApple = isAppleDevice(navigator.userAgent);
  if (modifier === ALT) return isApple ? '⌥' : 'Alt ';
  if (modifier !== MODIFIER) return '';
  return isApple ? '⌘' : 'Ctrl ';
}
