import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { StaleNote } from '../../ui/MessageBox';
import { TryAgainButton } from '../../ui/Button';
import { failureReason } from '../../lib/remoteFailure';
import type { Contact } from '../../contacts/contact';
import { useContactStore } from '../../contacts/store/useContactStore';
import { Pane } from '../../contacts/desk/Pane';
import { useWalk } from '../../contacts/desk/useWalk';
import { useKeptView } from '../../contacts/detail/useKeptView';
import { useOwnContact, type OwnContactState } from '../../contacts/detail/useOwnContact';

interface OwnContactPageProps {
  /** What the way to the list is called. */
  wayBack: string;
  verb: 'view' | 'edit';
  /** Whether the list's copy is shown until the contact was read; see `useOwnContact`. */
  startFromList: boolean;
  /** Draws the contact. `note` says that it may be old, if it may. */
  children: (contact: Contact, note: ReactNode) => ReactNode;
}

/** A page about the contact that its address names: loading, the contact, or why it is not shown. */
export function OwnContactPage(props: OwnContactPageProps) {
  const { id: addressed = '' } = useParams();
  const id = useWalk(addressed);
  return (
    <Pane id={id}>
      <OwnContactView key={id} id={id} isAddressed={id === addressed} {...props} />
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
  useKeptView();
  const { state, retry } = useOwnContact(id, { startFromList, isRead: isAddressed });
  const { memory: list } = useContactStore();

  if (state.kind === 'found') return children(state.contact, null);
  if (state.kind === 'stale') {
    return children(state.contact, <StaleNote failure={state.failure} onTryAgain={retry} />);
  }
  if (state.kind === 'loading') {
    return (
      <>
        <PageHeading />
        <Loading title="Loading contact details..." />
      </>
    );
  }
  return (
    <ErrorCard isPage message={problem(state, verb)}>
      {state.kind === 'failed' && <TryAgainButton variant="primary" onTryAgain={retry} />}
      <ButtonLink to={list.address} state={list.state}>
        {wayBack}
      </ButtonLink>
    </ErrorCard>
  );
}

function problem(
  state: Extract<OwnContactState, { kind: 'notFound' | 'notYours' | 'failed' }>,
  verb: 'view' | 'edit',
): string {
  switch (state.kind) {
    case 'notFound':
      return 'Contact not found';
    case 'notYours':
      return `You do not have permission to ${verb} this contact`;
    case 'failed':
      return `Failed to load contact details. ${failureReason(state.failure)}`;
  }
}
