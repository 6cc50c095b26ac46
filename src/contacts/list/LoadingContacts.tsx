import { clsx } from 'clsx';
import { Loading } from '../../ui/Loading';
import { useDetailPane } from '../desk/detailPane';
import { panelStyles as panel } from './ContactsPanel';
import { ListHeading, toolbarStyles as toolbar } from './ListToolbar';
import styles from './LoadingContacts.module.css';

/** Stands where the list will be, as tall as a window, so that nothing moves when it comes (R2.41). */
export function LoadingContacts() {
  const pane = useDetailPane();
  return (
    <div className={clsx(panel.panel, pane && panel.beside)}>
      <div className={toolbar.toolbar}>
        <ListHeading />
      </div>
      <div className={styles.table}>
        <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />
      </div>
    </div>
  );
}
