import { ContactDetail } from './ContactDetail';
import { OwnContactPage } from './OwnContactPage';

/** One contact, read-only (R2.49 to R2.54). */
export function ContactDetailPage() {
  return (
    <OwnContactPage heading="Contact" wayBack="Back to Contacts List" verb="view" startFromMemory>
      {(contact, note) => <ContactDetail contact={contact} note={note} />}
    </OwnContactPage>
  );
}
