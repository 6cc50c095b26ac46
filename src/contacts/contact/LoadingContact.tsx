import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { ContactSheet, SheetPart } from './ContactSheet';
import styles from './LoadingContact.module.css';

/** A placeholder in the shape of a contact, so that nothing moves when it loads (R2.49). */
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
