import { MailPlus, NotebookPen, Phone, Printer, QrCode, Trash2, UserRoundPlus } from 'lucide';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '../model/contact';
import { mailLink, telLink } from '../../platform/links';
import { lateCode } from '../../platform/lateCode';
import { bidiIsolate } from '../../platform/text';
import { contactEditPath } from '../../routes';
import { showUnopened, useOpened } from '../../session/useOpened';
import { useSession } from '../../session/useSession';
import type { HistoryState } from '../../ui/historyState';
import { useActions } from '../../ui/actions';
import { useMediaQuery } from '../../ui/device';
import { Button, ButtonLink } from '../../ui/Button';
import { useDeletion } from '../bin/useDeletion';
import { emailLink, useMailWay } from '../mail/useMailWay';
import { useAddLine } from '../notes/useAddLine';
import { useWayToList } from '../store/useWayToList';
import { copyByKey } from './copyFact';
import styles from './ContactActions.module.css';
import { MoreActions } from './MoreActions';

interface ContactActionsProps {
  contact: Contact;
  name: string;
}

const loadVcardFile = lateCode(() => import('../export/vcardFile'));
const loadQrDialog = lateCode(() => import('./QrDialog'));

/** What people do with a contact (R15.15). Email and Call are there where the text is safe as a link. */
export function ContactActions({ contact, name }: ContactActionsProps) {
  const session = useSession();
  const mail = mailLink(contact.email);
  const tel = telLink(contact.phone);
  // A phone has room for four: what people do there most (R15.148).
  const isPhone = useMediaQuery('(width <= 600px)') === true;
  const qr = useOpened(loadQrDialog);
  const saveToContacts = useSaveToContacts(contact);
  const navigate = useNavigate();
  const { ask, question } = useDeletion();
  const { askForLine, lineDialog } = useAddLine();
  const { way, askForWay, wayDialog } = useMailWay();
  const list = useWayToList();
  // Back to the list (R4.14).
  const leave = () => void list.go(true);
  const state: HistoryState = { isAfterContact: true };
  const edit = { to: contactEditPath(contact.id), state };
  const askToDelete = () => ask([{ id: contact.id, name }], leave);
  const addLine = () => askForLine([contact]);
  useActions({
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
      {isPhone ? (
        <Button icon={UserRoundPlus} aria-label="Save to Contacts" onClick={saveToContacts}>
          Save
        </Button>
      ) : (
        <ButtonLink {...edit} icon="edit">
          Edit Contact
        </ButtonLink>
      )}
      <MoreActions>
        {isPhone && (
          <ButtonLink {...edit} variant="quiet" icon="edit">
            Edit Contact
          </ButtonLink>
        )}
        {mail && (
          <Button variant="quiet" icon={MailPlus} onClick={askForWay}>
            Write Email With
          </Button>
        )}
        <Button variant="quiet" icon={NotebookPen} onClick={addLine}>
          Add to Notes
        </Button>
        {!isPhone && (
          <Button variant="quiet" icon={UserRoundPlus} onClick={saveToContacts}>
            Save to Contacts
          </Button>
        )}
        <Button variant="quiet" icon={QrCode} onClick={qr.open}>
          QR Code
        </Button>
        <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="quietDanger" icon={Trash2} onClick={askToDelete}>
          Delete
        </Button>
      </MoreActions>
      {qr.code && <qr.code.QrDialog contact={contact} name={name} onClose={qr.close} />}
      {question}
      {lineDialog}
      {wayDialog}
    </div>
  );
}

function useSaveToContacts(contact: Contact): () => void {
  const { notices } = useSession();
  const save = async () => {
    try {
      const { saveContactVcard } = await loadVcardFile();
      const file = bidiIsolate(await saveContactVcard(contact));
      notices.show({ kind: 'success', text: `Saved as ${file}. Open it to add the contact.` });
    } catch (error) {
      showUnopened(notices, error);
    }
  };
  return () => void save();
}
