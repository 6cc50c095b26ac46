import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { StaleNote } from '../../ui/MessageBox';
import { failureReason } from '../../platform/remoteFailure';
import type { Contact } from '../../contacts/model/contact';
import { useContactSession } from '../../contacts/store/useContactStore';
import { useArrival, useBackToList } from '../../contacts/store/view/useView';
import { Pane } from '../../contacts/desk/Pane';
import { usePreviewedId } from '../../contacts/desk/usePreviewedId';
import { Neighbours } from '../../contacts/contact/Neighbours';
import { LoadingContact } from '../../contacts/contact/LoadingContact';
import { useOwnContact, type OwnContactState } from '../../contacts/contact/useOwnContact';

interface OwnContactPageProps {
  /** What the way to the list is called. */
  wayBack: string;
  verb: 'view' | 'edit';
  /** Whether the list's copy is shown until the contact was read; see `useOwnContact`. */
  startFromList: boolean;
  /** Draws the contact. `note` says that it may be old, if it may; `isFresh` that it was read since. */
  children: (contact: Contact, about: { note: ReactNode; isFresh: boolean }) => ReactNode;
}

/** A page about the contact that its address names: loading, the contact, or why it is not shown. */
export function OwnContactPage(props: OwnContactPageProps) {
  const { id: addressed = '' } = useParams();
  const id = usePreviewedId(addressed, props.verb === 'edit');
  return (
    <Pane id={id}>
      <OwnContactView id={id} isAddressed={id === addressed} {...props} />
    </Pane>
  );
}

interface OwnContactViewProps extends OwnContactPageProps {
  id: string;
  /** Whether the address is that of the contact. One that is only passed by is not read. */
  isAddressed: boolean;
}

function OwnContactView({
  id,
  isAddressed,
  wayBack,
  verb,
  startFromList,
  children,
}: OwnContactViewProps) {
  useArrival(useContactSession().view);
  const isForm = verb === 'edit';
  const { state, isFresh, retry } = useOwnContact(id, {
    startFromList,
    isForm,
    isRead: isAddressed,
  });
  const list = useBackToList();

  if (state.kind === 'found') return children(state.contact, { note: null, isFresh });
  if (state.kind === 'stale') {
    const note = <StaleNote failure={state.failure} onTryAgain={retry} />;
    return children(state.contact, { note, isFresh });
  }
  if (state.kind === 'loading') return <LoadingContact />;
  return (
    <ErrorCard
      isPage
      {...problem(state, verb)}
      onTryAgain={state.kind === 'failed' ? retry : undefined}
    >
      {/* One of the list that was deleted elsewhere: one can walk on. */}
      {state.kind === 'notFound' && !isForm && <Neighbours id={id} />}
      <ButtonLink {...list.link}>{wayBack}</ButtonLink>
    </ErrorCard>
  );
}

function problem(
  state: Extract<OwnContactState, { kind: 'notFound' | 'notYours' | 'failed' }>,
  verb: 'view' | 'edit',
): { title?: string; message: string } {
  switch (state.kind) {
    case 'notFound':
      return { title: 'Contact not found', message: 'It may have been deleted.' };
    case 'notYours':
      return { message: `You do not have permission to ${verb} this contact` };
    case 'failed':
      return { message: `Failed to load contact details. ${failureReason(state.failure)}` };
  }
}
