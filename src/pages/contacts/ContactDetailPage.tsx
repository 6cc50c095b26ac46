import { useParams } from 'react-router-dom';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorCard } from '../../components/ErrorCard';
import { Loading } from '../../components/Loading';
import { PageHeading } from '../../components/PageHeading';
import { failureReason } from '../../lib/remoteFailure';
import { ContactDetail } from './ContactDetail';
import { useListAddress } from './useListAddress';
import { useOwnContact } from './useOwnContact';
import type { OwnContact } from './loadOwnContact';

/** One contact, read-only (spec 2, "Contact detail"). */
export function ContactDetailPage() {
  const { id = '' } = useParams();
  return <OwnContactDetail key={id} id={id} />;
}

function OwnContactDetail({ id }: { id: string }) {
  const { state, reload } = useOwnContact(id, { startFromMemory: true });
  const listAddress = useListAddress();

  if (state.kind === 'found') return <ContactDetail contact={state.contact} />;
  return (
    <>
      <PageHeading title="Contact" />
      {state.kind === 'loading' ? (
        <Loading title="Loading contact details..." />
      ) : (
        <ErrorCard message={problem(state)}>
          {state.kind === 'failed' && (
            <Button variant="primary" onClick={reload}>
              Try Again
            </Button>
          )}
          <ButtonLink to={listAddress}>Back to Contacts List</ButtonLink>
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
      return 'You do not have permission to view this contact';
    case 'failed':
      return `Failed to load contact details. ${failureReason(state.failure)}`;
  }
}
