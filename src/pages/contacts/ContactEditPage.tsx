import { useParams } from 'react-router-dom';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorCard } from '../../components/ErrorCard';
import { Loading } from '../../components/Loading';
import { PageHeading } from '../../components/PageHeading';
import { failureReason } from '../../lib/remoteFailure';
import { ContactEditForm } from './ContactEditForm';
import type { OwnContact } from './loadOwnContact';
import { useListAddress } from './useListAddress';
import { useOwnContact } from './useOwnContact';

/** Corrects one contact (spec 2, "Contact edit"). */
export function ContactEditPage() {
  const { id = '' } = useParams();
  return <OwnContactEdit key={id} id={id} />;
}

function OwnContactEdit({ id }: { id: string }) {
  // Never from memory: saving writes every field, and an old copy would undo what the phone changed.
  const { state, reload } = useOwnContact(id, { startFromMemory: false });
  const listAddress = useListAddress();

  if (state.kind === 'found') return <ContactEditForm contact={state.contact} />;
  return (
    <>
      <PageHeading title="Edit Contact" />
      {state.kind === 'loading' ? (
        <Loading title="Loading contact details..." />
      ) : (
        <ErrorCard message={problem(state)}>
          {state.kind === 'failed' && (
            <Button variant="primary" onClick={reload}>
              Try Again
            </Button>
          )}
          <ButtonLink to={listAddress}>Back to Dashboard</ButtonLink>
        </ErrorCard>
      )}
    </>
  );
}

function problem(state: Exclude<OwnContact, { kind: 'found' }>): string {
  switch (state.kind) {
    case 'notFound':
      return 'Contact not found';
    case 'notYours':
      return 'You do not have permission to edit this contact';
    case 'failed':
      return `Failed to load contact details. ${failureReason(state.failure)}`;
  }
}
