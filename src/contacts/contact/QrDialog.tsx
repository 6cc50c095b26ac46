import type { Contact } from '../model/contact';
import { CheckNumber } from '../cleanUp/CheckNumber';
import { couldNot, loadWriters } from '../export/late';
import { bidiIsolate } from '../../platform/text';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Loading } from '../../ui/Loading';
import { MessageBox } from '../../ui/MessageBox';
import { QrCode } from '../../ui/QrCode';
import { useMade } from '../../ui/useMade';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  contact: Contact;
  name: string;
  onClose: () => void;
}

/** A short vCard as a QR code, for the camera of a phone (R15.66). It is made here: nothing is sent. */
export function QrDialog({ contact, name, onClose }: QrDialogProps) {
  const writers = useMade(loadWriters);
  const code = writers && writers !== 'failed' ? writers.qrVcard(contact) : null;
  const who = bidiIsolate(name);
  return (
    <Dialog title={who} body="Scan with a phone to save this contact." onDismiss={onClose}>
      {writers === 'failed' ? (
        <MessageBox kind="error">{couldNot('make the QR code')}</MessageBox>
      ) : (
        <div className={styles.code}>
          {code ? (
            <QrCode text={code.text} label={`QR code of ${who}`} />
          ) : (
            <Loading title="Making the QR code..." />
          )}
        </div>
      )}
      {code && code.leftOut.length > 0 && (
        <p>{`This contact is too long for a QR code. Left out: ${code.leftOut.join(', ')}.`}</p>
      )}
      {writers && writers !== 'failed' && writers.phoneOf(contact).isInDoubt && (
        <p>
          <CheckNumber contact={contact} /> Its text is in the notes of this code.
        </p>
      )}
      <Actions align="end">
        <Button onClick={onClose}>Close</Button>
      </Actions>
    </Dialog>
  );
}
