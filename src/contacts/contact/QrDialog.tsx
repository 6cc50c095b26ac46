import type { Contact } from '../model/contact';
import { qrVcard } from '../export/qrVcard';
import { bidiIsolate } from '../../platform/text';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  contact: Contact;
  name: string;
  onClose: () => void;
}

/** A short vCard as a QR code, for the camera of a phone (R15.66). It is made here: nothing is sent. */
export function QrDialog({ contact, name, onClose }: QrDialogProps) {
  const { text, leftOut } = qrVcard(contact);
  const who = bidiIsolate(name);
  return (
    <Dialog title={who} body="Scan with a phone to save this contact." onDismiss={onClose}>
      <div className={styles.code}>
        <QrCode text={text} label={`QR code of ${who}`} />
      </div>
      {leftOut.length > 0 && (
        <p>{`This contact is too long for a QR code. Left out: ${leftOut.join(', ')}.`}</p>
      )}
      <Actions align="end">
        <Button onClick={onClose}>Close</Button>
      </Actions>
    </Dialog>
  );
}
