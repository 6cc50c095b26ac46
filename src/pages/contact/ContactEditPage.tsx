import { ContactEditForm } from './ContactEditForm';
import { OwnContactPage } from './OwnContactPage';

/** Corrects one contact (spec 2, "Contact edit"). */
export function ContactEditPage() {
  return (
    <OwnContactPage
      heading="Edit Contact"
      wayBack="Back to Dashboard"
      verb="edit"
      // Saving writes every field, and an old copy would undo what the phone changed.
      startFromMemory={false}
    >
      {(contact) => <ContactEditForm contact={contact} />}
    </OwnContactPage>
  );
}
