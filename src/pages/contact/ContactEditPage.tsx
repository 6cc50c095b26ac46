import { useState } from 'react';
import type { MovedViews } from '../../contacts/desk/picture/CardInPlace';
import { ContactForm } from '../../contacts/contact/ContactForm';
import { DESK } from '../../contacts/desk/detailPane';
import { useMediaQuery } from '../../ui/device';
import { OwnContactPage } from './OwnContactPage';

/** Corrects one contact (R2.55 to R2.57). */
export function ContactEditPage() {
  // Beside the list the boxes are drawn in the frame of the press, and take the stored texts once they are read.
  const isDesk = useMediaQuery(DESK) === true;
  const [moved] = useState<MovedViews>(() => new Map());
  return (
    <OwnContactPage wayBack="Back to Dashboard" verb="edit" startFromList={isDesk}>
      {(contact, { note, isFresh }) => (
        <ContactForm
          key={contact.id}
          contact={contact}
          note={note}
          isFresh={isFresh}
          moved={moved}
        />
      )}
    </OwnContactPage>
  );
}
