import { clsx } from 'clsx';
import { Loading } from '../../ui/Loading';
import { useBeside } from '../desk/beside';
import { panelStyles as panel } from './ContactsPanel';
import { ListHeading, toolbarStyles as toolbar } from './ListToolbar';
import styles from './LoadingContacts.module.css';

/** More than a screen holds: the page below them stays out of sight, and moves nowhere. */
const ROWS = Array.from({ length: 40 }, (_, row) => row);

/** Stands where the list will be, in its shape, so that nothing moves when it comes (R2.41). */
export function LoadingContacts() {
  const beside = useBeside();
  return (
    <div className={clsx(panel.panel, beside && panel.beside)}>
      <div className={toolbar.toolbar}>
        <ListHeading />
        <search className={styles.box} aria-hidden="true" />
        <span className={clsx(toolbar.filter, styles.box, styles.button)} />
        <span className={clsx(toolbar.count, styles.count)} />
        <span className={clsx(toolbar.sort, styles.box)} />
        <span className={clsx(toolbar.export, styles.box)} />
        <span className={clsx(toolbar.bin, styles.box, styles.button)} />
      </div>
      <div className={styles.table}>
        <div className={styles.rows} aria-hidden="true">
          {ROWS.map((row) => (
            <span key={row} className={styles.row} />
          ))}
        </div>
        <div className={styles.plate}>
          <Loading
            title="Loading Contacts List..."
            hint="Please wait while we retrieve your data."
          />
        </div>
      </div>
    </div>
  );
}
