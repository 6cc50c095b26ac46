import { useAuth } from '../../session/useAuth';
import { useMediaQuery } from '../../ui/device';
import { Icon } from '../../ui/Icon';
import { useModalDialog } from '../../ui/useModalDialog';
import { useOverPage } from '../../ui/useOverPage';
import { Logo } from './Logo';
import styles from './MobileMenu.module.css';
import { navigation, shownEntries } from './navigation';
import { NavigationItem } from './NavigationItem';

/** The navigation at 768 px or less: a button in the header and an overlay over the page. */
export function MobileMenu() {
  // The style sheet hides the menu in a wider window. Hidden but open, it would still block the page.
  const isNarrow = useMediaQuery('(width <= 768px)');
  const [isOpen, setOpen] = useOverPage<true>();
  const open = isNarrow === true && isOpen === true;
  // Closed is closed, also when the window grows narrow again.
  if (isOpen && !open) setOpen(null);
  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className="visuallyHidden">Menu</span>
      </button>
      {open && <Overlay onClose={() => setOpen(null)} />}
    </div>
  );
}

function Overlay({ onClose }: { onClose: () => void }) {
  const { kind } = useAuth().state;
  const dialogProps = useModalDialog(onClose);
  return (
    <dialog {...dialogProps} className={styles.overlay} aria-label="Menu">
      <nav className={styles.content} aria-label="Main">
        <div className={styles.top}>
          <Logo />
          <button type="button" className={styles.toggle} onClick={onClose}>
            <Icon name="close" />
            <span className="visuallyHidden">Close menu</span>
          </button>
        </div>
        <ul className={styles.list}>
          {shownEntries(navigation.menu, kind).map((entry) => (
            <li key={entry.label}>
              <NavigationItem entry={entry} className={styles.item} onChoose={onClose} />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
