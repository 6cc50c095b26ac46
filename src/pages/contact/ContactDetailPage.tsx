import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { runAction, useKeys } from '../../ui/keys';
import { useMediaQuery } from '../../ui/device';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import { shownName, type Contact } from '../../contacts/model/contact';
import type { ContactTextField } from '../../contacts/model/fields';
import { companyPath, contactEditPath } from '../../routes';
import { useBackToList } from '../../contacts/store/view/useView';
import { CardImage } from '../../contacts/desk/picture/CardImage';
import { ContactActions } from '../../contacts/contact/ContactActions';
import { BracketedText, ContactHeader } from '../../contacts/contact/ContactHeader';
import { ContactSheet, SheetPart } from '../../contacts/contact/ContactSheet';
import { ContactDates, ContactFacts } from '../../contacts/contact/ContactFacts';
import { useTelLink } from '../../contacts/contact/useTelLink';
import { Value } from '../../contacts/contact/Value';
import { CheckNumber } from '../../contacts/cleanUp/CheckNumber';
import { TwiceChip } from '../../contacts/cleanUp/TwiceChip';
import { DESK } from '../../contacts/desk/detailPane';
import { isFocusInPane } from '../../contacts/desk/Pane';
import { DraftNote } from '../../contacts/contact/DraftNote';
import { useSaves } from '../../contacts/store/saves/useSaves';
import { SaveWord } from '../../contacts/contact/SaveWord';
import { useContactAsSaved } from '../../contacts/contact/useContactAsSaved';
import { Neighbours } from '../../contacts/contact/Neighbours';
import { OtherContacts } from '../../contacts/contact/OtherContacts';
import { OwnContactPage } from './OwnContactPage';

/** One contact, read-only (R2.49 to R2.54). */
export function ContactDetailPage() {
  return (
    <OwnContactPage wayBack="Back to Contacts List" verb="view" startFromList>
      {(contact, { note }) => <ContactDetail contact={contact} note={note} />}
    </OwnContactPage>
  );
}

interface ContactDetailProps {
  contact: Contact;
  /** Stands over the contact. */
  note: ReactNode;
}

/** A contact that was found: who it is, what one does with it, then all that is known of it. */
function ContactDetail({ contact: stored, note }: ContactDetailProps) {
  const contact = useContactAsSaved(stored);
  const { id, cardImageURL, notes } = contact;
  const name = shownName(contact.name);
  const { isInDoubt } = useTelLink(contact);
  const list = useBackToList();
  const navigate = useNavigate();
  const saves = useSaves();
  const isDesk = useMediaQuery(DESK) === true;
  const edit = (box: ContactTextField) => () => {
    saves.enterBox(box);
    void navigate(contactEditPath(id), { state: { isAfterContact: true } });
  };
  const enterList = () => isFocusInPane() && runAction('list', 'enter');
  useKeys('contact', {
    openCompany: () => navigate(companyPath(id)),
    backToRow: enterList,
  });
  // From the contact first to the list beside it, where there is one.
  useKeys('everywhere', { back: () => enterList() || list.go() });
  return (
    <ContactSheet>
      <SheetPart at="side">
        <ContactHeader contact={contact}>
          {/* Another one for each contact: it is read out, and takes a focus that it had. */}
          <PageHeading key={id} title={name}>
            <BracketedText text={name} />
          </PageHeading>
        </ContactHeader>
        <TwiceChip contact={contact} />
        {isInDoubt && <CheckNumber contact={contact} />}
        <SaveWord id={id} />
        <DraftNote contact={contact} />
      </SheetPart>
      {/* The actions come before the ways for keys and screen readers. */}
      <SheetPart at="head">
        <ContactActions contact={contact} name={name} />
        <SheetPart at="bar">
          <ButtonLink {...list.link} variant="quiet" icon="arrowLeft">
            Back
          </ButtonLink>
          <Neighbours id={id} />
        </SheetPart>
      </SheetPart>
      <SheetPart at="note">{note}</SheetPart>
      <SheetPart as="section" at="card">
        <h2>Business Card</h2>
        <CardImage key={cardImageURL} url={cardImageURL} name={name} keepsPlace />
      </SheetPart>
      <SheetPart as="section" at="facts">
        <h2>Contact Information</h2>
        <ContactFacts contact={contact} editOf={isDesk ? edit : undefined} />
      </SheetPart>
      {notes && (
        <SheetPart as="section" at="notes">
          <h2>Notes</h2>
          <Value as="p" label="Notes" text={notes} onEdit={isDesk ? edit('notes') : undefined}>
            <bdi translate="no">{notes}</bdi>
          </Value>
        </SheetPart>
      )}
      <SheetPart at="dates">
        <ContactDates contact={contact} />
      </SheetPart>
      <SheetPart at="others">
        <OtherContacts contact={contact} />
      </SheetPart>
    </ContactSheet>
  );
}
