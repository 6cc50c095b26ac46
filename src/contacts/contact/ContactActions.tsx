import { Phone } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEYS } from '../../content/keys';
import type { Contact } from '../model/contact';
import { mailLink } from '../../platform/links';
import { contactEditPath } from '../../routes';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { useKeys } from '../../ui/keys';
import { useDeletion } from '../bin/useDeletion';
import { useSaveToContacts } from '../export/useExport';
import { emailLink, useMailWay } from '../mail/useMailWay';
import { useAddLine } from '../notes/useAddLine';
import { useBackToList } from '../store/view/useView';
import { copyByKey } from './copyFact';
import styles from './ContactActions.module.css';
import { MoreActions } from '../../ui/MoreActions';
import { useTelLink } from './useTelLink';
import { QrDialog } from './QrDialog';
import type { HistoryState } from '../../ui/historyEntry';
import { withKey } from '../../ui/shownKey';

interface ContactActionsProps {
  contact: Contact;
  name: string;
}

/** What people do with a contact (R15.15). Email and Call are there where the text is safe as a link. */
export function ContactActions({ contact, name }: ContactActionsProps) {
  const session = useSession();
  const mail = mailLink(contact.email);
  const { link: tel } = useTelLink(contact);
  const [isQrOpen, setQrOpen] = useState(false);
  const saveToContacts = useSaveToContacts(contact);
  const navigate = useNavigate();
  const { ask, question } = useDeletion();
  const { askForLine, lineDialog } = useAddLine();
  const { way, askForWay, wayDialog } = useMailWay();
  const list = useBackToList();
  // Back to the list (R4.14).
  const leave = () => void list.go(true);
  const state: HistoryState = { isAfterContact: true };
  const edit = { to: contactEditPath(contact.id), state };
  const askToDelete = () => ask([{ id: contact.id, name }], leave);
  const addLine = () => askForLine([contact]);
  useKeys('contact', {
    addLine,
    edit: () => navigate(edit.to, { state: { ...state, entersBox: true } }),
    copy: (withShift) => copyByKey(session, contact, withShift),
    delete: askToDelete,
  });

  return (
    <div className={styles.actions}>
      {mail && (
        <ButtonLink variant="primary" {...emailLink(way, mail)} icon="mail">
          Email
        </ButtonLink>
      )}
      {tel && (
        <ButtonLink variant={mail ? 'secondary' : 'primary'} href={tel} icon={Phone}>
          Call
        </ButtonLink>
      )}
      {/* Where there is little room, a word of one line (R15.148). */}
      <ButtonLink {...edit} icon="edit" title={withKey('Edit', KEYS.contact.keys.edit)}>
        <span>
          Edit<span className={styles.further}> Contact</span>
        </span>
      </ButtonLink>
      <MoreActions>
        {mail && (
          <Button variant="quiet" onClick={askForWay}>
            Write Email With
          </Button>
        )}
        <Button
          variant="quiet"
          title={withKey('Add to Notes', KEYS.contact.keys.addLine)}
          onClick={addLine}
        >
          Add to Notes
        </Button>
        <Button variant="quiet" onClick={saveToContacts}>
          Save to Contacts
        </Button>
        <Button variant="quiet" onClick={() => setQrOpen(true)}>
          QR Code
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="quietDanger"
          title={withKey('Delete', KEYS.contact.keys.delete)}
          onClick={askToDelete}
        >
          Delete
        </Button>
      </MoreActions>
      {isQrOpen && <QrDialog contact={contact} name={name} onClose={() => setQrOpen(false)} />}
      {question}
      {lineDialog}
      {wayDialog}
    </div>
  );
}
