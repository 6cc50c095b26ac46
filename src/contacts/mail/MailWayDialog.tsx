import { useState } from 'react';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Radio } from '../../ui/Field';
import { chooseMailWay, MAIL_WAYS, mailWay, type MailWay } from './mailWays';

const TITLE = 'Write Email With';

/** Asks how emails are written (R15.159). */
export function MailWayDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(mailWay);
  return (
    <Dialog
      title={TITLE}
      body="This browser keeps your choice until you log out."
      onDismiss={onClose}
    >
      <div role="radiogroup" aria-label={TITLE}>
        {(Object.keys(MAIL_WAYS) as MailWay[]).map((way) => (
          <Radio
            key={way}
            name="way"
            label={MAIL_WAYS[way].name}
            checked={way === chosen}
            onChange={() => {
              setChosen(way);
            }}
          />
        ))}
      </div>
      <Actions align="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          onClick={() => {
            chooseMailWay(chosen);
            onClose();
          }}
        >
          Save
        </Button>
      </Actions>
    </Dialog>
  );
}
