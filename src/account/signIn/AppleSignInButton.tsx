import { Button } from '../../ui/Button';
import styles from './AppleSignInButton.module.css';

/** Apple's button, black or white against the page as Apple asks for; it never locks the page. */
export function AppleSignInButton({ onPress }: { onPress: () => void }) {
  return (
    <div className={styles.apple}>
      <p className={styles.or}>or</p>
      <Button className={styles.button} onClick={onPress}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="currentColor">
          <path d="M14.2 10.6c0-2 1.6-2.9 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.2 2-1.4 2.4-.4 5.9 1 7.8.6.9 1.4 2 2.5 2 1 0 1.4-.7 2.6-.7s1.5.7 2.6.7 1.8-1 2.4-1.9c.8-1.1 1.1-2.1 1.1-2.2 0 0-2.2-.8-2.2-3.1zM12.3 4.7c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1z" />
        </svg>
        Sign in with Apple
      </Button>
    </div>
  );
}
