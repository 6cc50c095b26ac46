import { useId, useLayoutEffect } from 'react';
import { contactPath } from '../../routes';
import { Actions, Button, ButtonLink } from '../../ui/Button';
import { isCommand } from '../../ui/isModified';
import { latinKey } from '../../ui/latinKey';
import { useModalDialog } from '../../ui/useModalDialog';
import { shownName, type Contact } from '../contact';
import { CardImage } from '../detail/CardImage';
import { ContactFacts } from '../detail/ContactFacts';
import { BracketedText, ContactHeader } from '../detail/ContactHeader';
import { ContactSheet, SheetPart } from '../detail/ContactSheet';
import { DrawnCard } from '../detail/DrawnCard';
import styles from './QuickLookDialog.module.css';

interface QuickLookDialogProps {
  contact: Contact;
  /** To the contact so many rows further. */
  onStep: (by: number) => void;
  onClose: () => void;
}

const STEPS: Partial<Record<string, number>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

/** A contact over the list, as it stands beside it in a wide window. */
export function QuickLookDialog({ contact, onStep, onClose }: QuickLookDialogProps) {
  const { onKeyDown, ...dialogProps } = useModalDialog(onClose);
  const { ref } = dialogProps;
  // A button that the next contact does not have goes with the focus, without which no key arrives.
  useLayoutEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.querySelector('a')?.focus();
  }, [ref, contact]);
  const id = useId();
  const name = shownName(contact.name);
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (isCommand(event)) return;
        const step = STEPS[latinKey(event).toLowerCase()];
        // A button has the space for itself.
        const closes = event.key === ' ' && !(event.target instanceof HTMLButtonElement);
        if (step === undefined && !closes) return;
        event.preventDefault();
        if (closes) onClose();
        else onStep(step ?? 0);
      }}
    >
      <div className={styles.pane}>
        <ContactSheet>
          <SheetPart at="side">
            <ContactHeader contact={contact}>
              <p id={id}>
                <BracketedText text={name} />
              </p>
            </ContactHeader>
            <Actions>
              <ButtonLink variant="primary" to={contactPath(contact.id)} onClick={onClose}>
                Open
              </ButtonLink>
              <Button onClick={onClose}>Close</Button>
            </Actions>
          </SheetPart>
          <SheetPart at="card">
            <CardImage
              key={contact.cardImageURL}
              url={contact.cardImageURL}
              name={name}
              drawn={<DrawnCard contact={contact} name={name} />}
            />
          </SheetPart>
          <SheetPart at="facts">
            <ContactFacts contact={contact} />
          </SheetPart>
        </ContactSheet>
      </div>
    </dialog>
  );
}
