import { ContactEditForm } from './ContactEditForm';
import { OwnContactPage } from './OwnContactPage';

/** Corrects one contact (R2.55 to R2.57). */
export function ContactEditPage() {
  return (
    <OwnContactPage
      heading="Edit Contact"
      wayBack="Back to Dashboard"
      verb="edit"
      // What is corrected is what is stored now: an old copy would hide what the phone changed.
      startFromList={false}
    >
      {(contact) => <ContactEditForm contact={contact} />}
    </OwnContactPage>
  );
}
