import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { ContactSheet, SheetPart } from './ContactSheet';
import styles from './LoadingContact.module.css';

/** Stands where a contact will be, in its shape, so that nothing moves when it comes (R2.49). */
export function LoadingContact() {
  return (
    <ContactSheet>
      <SheetPart at="bar">{null}</SheetPart>
      <SheetPart at="side">
        <PageHeading />
        <div className={styles.words}>
          <Loading title="Loading contact details..." />
        </div>
      </SheetPart>
      <SheetPart at="card">
        <div className={styles.card} />
      </SheetPart>
    </ContactSheet>
  );
}
