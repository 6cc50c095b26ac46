import { clsx } from 'clsx';
import { Phone, Printer, QrCode, Trash2, UserRoundPlus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '../contact';
import { failureOf } from '../../firebase/remoteCall';
import { mailLink, telLink } from '../../lib/links';
import { lateCode } from '../../lib/lateCode';
import { failureReason } from '../../lib/remoteFailure';
import { bidiIsolate } from '../../lib/text';
import { contactEditPath } from '../../routes';
import { useSession } from '../../session/useSession';
import type { HistoryState } from '../../ui/historyState';
import { useActions } from '../../ui/actions';
import { Button, ButtonLink } from '../../ui/Button';
import { useDeletion } from '../bin/useDeletion';
import { useContactStore } from '../store/useContactStore';
import { copyByKey } from './copyFact';
import styles from './ContactActions.module.css';
import { MoreActions } from './MoreActions';

interface ContactActionsProps {
  contact: Contact;
  name: string;
  className: string | undefined;
}

const loadVcardFile = lateCode(() => import('../export/vcardFile'));
const loadQrDialog = lateCode(() => import('./QrDialog'));

/** What people do with a contact (R15.15). Email and Call are there where the text is safe as a link. */
export function ContactActions({ contact, name, className }: ContactActionsProps) {
  const session = useSession();
  const { notices } = session;
  const mail = mailLink(contact.email);
  const tel = telLink(contact.phone);
  const [opened, setOpened] = useState<ReactNode>(null);
  const navigate = useNavigate();
  const { ask, question } = useDeletion();
  const { memory: list } = useContactStore();
  // Back to the list (R4.14).
  const leave = () => void navigate(list.address, { replace: true, state: list.state });
  const state: HistoryState = { isAfterContact: true };
  const edit = { to: contactEditPath(contact.id), state };
  const askToDelete = () => {
    ask([{ id: contact.id, name }], leave);
  };
  useActions({
    edit: () => navigate(edit.to, edit),
    copy: (withShift) => {
      copyByKey(session, contact, withShift);
    },
    delete: askToDelete,
  });

  /** Does what needs a part of the site that is loaded for it alone. */
  const use = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const text = `This couldn’t be opened. ${failureReason(failureOf(error))}`;
      notices.show({ kind: 'error', text, stays: false });
    }
  };

  const saveToContacts = async () => {
    const { saveContactVcard } = await loadVcardFile();
    const file = bidiIsolate(await saveContactVcard(contact));
    notices.show({ kind: 'success', text: `Saved as ${file}. Open it to add the contact.` });
  };

  const showCode = async () => {
    const { QrDialog } = await loadQrDialog();
    const close = () => {
      setOpened(null);
    };
    setOpened(<QrDialog contact={contact} name={name} onClose={close} />);
  };

  return (
    <div className={clsx(styles.actions, className)}>
      {mail && (
        <ButtonLink variant="primary" href={mail} icon="mail">
          Email
        </ButtonLink>
      )}
      {tel && (
        <ButtonLink variant={mail ? 'secondary' : 'primary'} href={tel} icon={Phone}>
          Call
        </ButtonLink>
      )}
      <ButtonLink {...edit} icon="edit">
        Edit Contact
      </ButtonLink>
      <MoreActions>
        <Button variant="quiet" icon={UserRoundPlus} onClick={() => void use(saveToContacts)}>
          Save to Contacts
        </Button>
        <Button variant="quiet" icon={QrCode} onClick={() => void use(showCode)}>
          QR Code
        </Button>
        <Button
          variant="quiet"
          icon={Printer}
          onClick={() => {
            window.print();
          }}
        >
          Print
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={askToDelete}>
          Delete
        </Button>
      </MoreActions>
      {opened}
      {question}
    </div>
  );
}
