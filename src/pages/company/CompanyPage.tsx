import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CompanyFacts } from '../../contacts/company/CompanyFacts';
import { peopleOf, useCompany, type Company } from '../../contacts/company/useCompany';
import { ContactsPanel } from '../../contacts/list/ContactsPanel';
import { ContactsFailed } from '../../contacts/store/ContactsFailed';
import {
  useContactList,
  useContactSession,
  useContactStore,
} from '../../contacts/store/useContactStore';
import { ListView } from '../../contacts/store/view/ListView';
import { PartContext, useBackToList } from '../../contacts/store/view/useView';
import { ButtonLink } from '../../ui/Button';
import { ErrorCard } from '../../ui/ErrorCard';
import { useKeys } from '../../ui/keys';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';

/**
 * The company of the contact in the address (R15.128): its facts and its people. The address and the title do not
 * name it, since the browser keeps them after a log-out (R15.42).
 */
export function CompanyPage() {
  const { id = '' } = useParams();
  const store = useContactStore();
  const list = useContactList();
  const held = store.contact(id);
  const [last, setLast] = useState(held);
  if (held && held !== last) setLast(held);
  // If it is deleted here, the others still belong to its company.
  const contact = held ?? (last?.id === id ? last : undefined);
  const company = useCompany(contact);
  if (list.kind === 'failed' || list.kind === 'incomplete') {
    return <ContactsFailed isPage failure={list.failure} />;
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
  return <People id={id} company={company} onTryAgain={() => void store.refresh()} />;
}

interface PeopleProps {
  /** Of the contact in the address. */
  id: string;
  company: Company;
  onTryAgain: () => void;
}

function People({ id, company, onTryAgain }: PeopleProps) {
  const { name, contacts } = company;
  const wayToList = useBackToList();
  const session = useContactSession();
  const { pathname } = useLocation();
  const view = useMemo(
    () => new ListView(session, pathname, peopleOf(session.store, id)),
    [session, pathname, id],
  );
  useKeys('everywhere', { back: () => wayToList.go() });
  return (
    <Page>
      <PageHeading
        actions={
          <ButtonLink {...wayToList.link} icon="arrowLeft">
            Back to Contacts
          </ButtonLink>
        }
      >
        <bdi translate="no">{name}</bdi>
      </PageHeading>
      <CompanyFacts contacts={contacts} />
      <PartContext value={view}>
        <ContactsPanel title="People" onTryAgain={onTryAgain} />
      </PartContext>
    </Page>
  );
}

/** The contact is gone, or has no company. */
function NoCompany() {
  const wayToList = useBackToList();
  return (
    <ErrorCard isPage title="Company not found" message="This contact is gone or has no company.">
      <ButtonLink {...wayToList.link} variant="primary">
        Back to Contacts
      </ButtonLink>
    </ErrorCard>
  );
}
