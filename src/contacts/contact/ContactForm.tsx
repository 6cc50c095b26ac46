import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { writeFailureReason, type RemoteFailure } from '../../platform/remoteFailure';
import { RestoredDraft } from '../../session/RestoredDraft';
import { Actions, Button, ButtonLink } from '../../ui/Button';
import { useMediaQuery } from '../../ui/device';
import { ConflictDialog } from '../../ui/ConflictDialog';
import { runAction, useKeys } from '../../ui/keys';
import { MessageBox } from '../../ui/MessageBox';
import { PageHeading } from '../../ui/PageHeading';
import { shownName, type Contact } from '../model/contact';
import { DESK } from '../desk/detailPane';
import { isFocusInPane } from '../desk/Pane';
import { CardImage } from '../desk/picture/CardImage';
import { BracketedText, ContactHeader } from './ContactHeader';
import { ContactSheet, SheetPart } from './ContactSheet';
import { SaveWays } from './Neighbours';
import { useNeighbours } from './useNeighbours';
import { FIELDS } from '../model/fields';
import { imageSource } from '../store/imageSource';
import { CardInPlace, type MovedViews } from '../desk/picture/CardInPlace';
import { ContactFields } from './ContactFields';
import { useSaves } from '../store/saves/useSaves';
import { LABELS, useContactForm } from './useContactForm';
import { useHistoryState } from '../../ui/historyEntry';

interface ContactFormProps {
  contact: Contact;
  isFresh: boolean;
  note: ReactNode;
  moved: MovedViews;
}

/** The form over a contact (R2.55 to R2.57), in a wide window where the contact stands (R15.142). */
export function ContactForm({ contact, isFresh, note, moved }: ContactFormProps) {
  const { id } = contact;
  const saves = useSaves();
  const element = useRef<HTMLFormElement>(null);
  const isDesk = useMediaQuery(DESK) === true;
  const { form, stored, status, answer, submit, saveAndEdit, cancel, ways } = useContactForm(
    contact,
    {
      isFresh,
      isAwaited: !isDesk,
    },
  );
  const neighbours = useNeighbours(id);
  const [box, setBox] = useState(saves.lastBox);
  const isSaving = form.isSending;

  const { entersBox } = useHistoryState();
  const enterBox = useEffectEvent(() => {
    // By a press in a narrow window the heading has it: a box would bring the keyboard of a phone over the card.
    if (isDesk || entersBox) form.focus(saves.lastBox);
  });
  useEffect(() => {
    enterBox();
  }, []);

  const saveAndStep = (next: string | undefined) => () => {
    if (!isFocusInPane()) return false;
    saveAndEdit(next);
    return true;
  };
  useKeys('form', {
    save: () => element.current?.requestSubmit(),
    saveAndNext: saveAndStep(neighbours?.next),
    saveAndPrevious: saveAndStep(neighbours?.previous),
    cancel: () => {
      if (!isDesk || !isFocusInPane()) return false;
      cancel();
      // One more leads to the list.
      runAction('list', 'enter');
      return true;
    },
  });

  // What says that a save failed says that the draft is there.
  const isRestored = form.isRestored && status.kind !== 'failed';
  const hasWords = note !== null || isRestored;
  const words = (
    <>
      {note}
      {isRestored && <RestoredDraft isSent={isSaving} onDiscard={form.discard} />}
    </>
  );
  const sheet = (
    <ContactSheet
      isForm
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={({ target }) => {
        const field = 'name' in target && FIELDS.find(({ key }) => key === target.name);
        if (!field) return;
        saves.enterBox(field.key);
        setBox(field.key);
      }}
    >
      <SheetPart at="bar">
        <ButtonLink {...ways.keep} variant="quiet" icon="arrowLeft">
          Back
        </ButtonLink>
        <PageHeading />
        {neighbours && <SaveWays neighbours={neighbours} onGo={saveAndEdit} />}
      </SheetPart>
      <SheetPart at="body">
        <FormCard contact={contact} box={box} moved={moved} isDesk={isDesk} />
        {/* Beside the list nothing comes between the card and the boxes. */}
        {!isDesk && hasWords && <SheetPart at="note">{words}</SheetPart>}
        <SheetPart at="facts">
          {/* What is typed after the form was sent would be lost. */}
          <ContactFields form={form} stored={stored} readOnly={isSaving} />
        </SheetPart>
      </SheetPart>
      <SheetPart at="foot">
        {isDesk && words}
        <FormFoot status={status} cancelTo={ways.cancel} />
      </SheetPart>
    </ContactSheet>
  );
  // A form in a form would send both.
  return (
    <>
      {sheet}
      {status.kind === 'conflict' && (
        <ConflictDialog labels={LABELS} conflict={status.conflict} onClose={answer} />
      )}
    </>
  );
}

interface FormFootProps {
  status: ReturnType<typeof useContactForm>['status'];
  cancelTo: ReturnType<typeof useContactForm>['ways']['cancel'];
}

function FormFoot({ status, cancelTo }: FormFootProps) {
  const isSaving = status.kind === 'sending';
  return (
    <>
      {status.kind === 'failed' && <NotSaved failure={status.failure} />}
      <Actions align="end">
        <ButtonLink {...cancelTo}>Cancel</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
      </Actions>
    </>
  );
}

/** Why the last save failed. The draft is kept. */
function NotSaved({ failure }: { failure: RemoteFailure }) {
  if (failure !== 'offline') {
    return (
      <MessageBox kind="error">
        {`Failed to update contact. ${writeFailureReason(failure)}`}
      </MessageBox>
    );
  }
  const tryAgain = (
    <Button type="submit" variant="quiet">
      Try Again
    </Button>
  );
  return (
    <MessageBox kind="error" action={tryAgain}>
      Not saved: you’re offline. We kept your draft.
    </MessageBox>
  );
}

interface FormCardProps extends Pick<ContactFormProps, 'contact' | 'moved'> {
  box: (typeof FIELDS)[number]['key'];
  isDesk: boolean;
}

/** The scanned card that the boxes are corrected from; what stands there without one is as on the contact. */
function FormCard({ contact, box, moved, isDesk }: FormCardProps) {
  const { cardImageURL } = contact;
  const name = shownName(contact.name);
  const source = imageSource(cardImageURL);
  const [isBroken, setBroken] = useState(false);
  // Only beside the list it has a place to keep.
  if (!cardImageURL && !isDesk) return null;
  if (!source || (isDesk && isBroken)) {
    const card = (
      <SheetPart at="card">
        <CardImage url={cardImageURL} name={name} keepsPlace={isDesk} />
      </SheetPart>
    );
    if (!isDesk) return card;
    return (
      <SheetPart at="top">
        {card}
        <SheetPart at="side">
          <ContactHeader contact={contact}>
            <p>
              <BracketedText text={name} />
            </p>
          </ContactHeader>
        </SheetPart>
      </SheetPart>
    );
  }
  const hint = <p>Review the scanned card and fill in any unrecognized text in the form below.</p>;
  return (
    <SheetPart at="wideCard">
      {isDesk ? (
        <CardInPlace
          source={source}
          name={name}
          box={box}
          moved={moved}
          onBroken={() => {
            setBroken(true);
          }}
        >
          {hint}
        </CardInPlace>
      ) : (
        <>
          <CardImage url={cardImageURL} name={name} />
          {hint}
        </>
      )}
    </SheetPart>
  );
}
