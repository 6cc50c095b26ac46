import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { companyOf } from '../../contacts/company/companies';
import { CompanyFacts } from '../../contacts/company/CompanyFacts';
import { useCompany, type Company } from '../../contacts/company/useCompany';
import type { Contact } from '../../contacts/contact';
import { ContactsPanel } from '../../contacts/list/ContactsPanel';
import type { ContactList } from '../../contacts/store/ContactList';
import { useContactList, useContactStore } from '../../contacts/store/useContactStore';
import { failureReason } from '../../lib/remoteFailure';
import { useActions } from '../../ui/actions';
import { ButtonLink, TryAgainButton } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';

/**
 * The company of the contact in the address (R15.128): what is known of it, and the list of its people. A name would
 * stay in the browser's history after a log-out, in an address and in a title (R15.42).
 */
export function CompanyPage() {
  const { id = '' } = useParams();
  const store = useContactStore();
  const list = useContactList();
  const held = store.contact(id);
  const [last, setLast] = useState(held);
  if (held && held !== last) setLast(held);
  // Where it is deleted here, the others are still of its company.
  const contact = held ?? (last?.id === id ? last : undefined);
  const company = useCompany(contact);
  const retry = () => void store.refresh();
  if (list.kind === 'failed' || list.kind === 'incomplete') {
    return (
      <ErrorCard isPage message={`Failed to load your contacts. ${failureReason(list.failure)}`}>
        <TryAgainButton variant="primary" onTryAgain={retry} />
      </ErrorCard>
    );
  }
  if (list.kind === 'all' && (company === null || !contact)) return <NoCompany />;
  if (list.kind !== 'all' || !company) {
    return (
      <>
        <PageHeading />
        <Loading title="Looking through your contacts..." />
      </>
    );
  }
  return <People company={company} list={list} onTryAgain={retry} />;
}

interface PeopleProps {
  company: Company;
  list: Extract<ContactList, { kind: 'all' }>;
  onTryAgain: () => void;
}

function People({ company, list, onTryAgain }: PeopleProps) {
  const { key, name, contacts } = company;
  const { memory } = useContactStore();
  const navigate = useNavigate();
  const back = { to: memory.address, state: memory.state };
  const within = useMemo(() => (contact: Contact) => companyOf(contact) === key, [key]);
  const people = useMemo(() => ({ ...list, contacts }), [list, contacts]);
  useActions({ back: () => navigate(back.to, back) });
  return (
    <Page>
      <PageHeading
        actions={
          <ButtonLink {...back} icon="arrowLeft">
            Back to Contacts
          </ButtonLink>
        }
      >
        <bdi>{name}</bdi>
      </PageHeading>
      <CompanyFacts contacts={contacts} />
      <ContactsPanel list={people} within={within} title="People" onTryAgain={onTryAgain} />
    </Page>
  );
}

/** The contact is gone, or nothing of it says of which company it is. */
function NoCompany() {
  const { memory } = useContactStore();
  return (
    <ErrorCard isPage title="Company not found" message="This contact is gone or has no company.">
      <ButtonLink to={memory.address} state={memory.state} variant="primary">
        Back to Contacts
      </ButtonLink>
    </ErrorCard>
  );
}
