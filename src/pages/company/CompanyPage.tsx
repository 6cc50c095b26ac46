import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CompanyFacts } from '../../contacts/company/CompanyFacts';
import { useCompany, type Company } from '../../contacts/company/useCompany';
import type { Contact } from '../../contacts/model/contact';
import { ContactsPanel } from '../../contacts/list/ContactsPanel';
import type { ContactList } from '../../contacts/store/ContactList';
import { ContactsFailed } from '../../contacts/store/ContactsFailed';
import { useContactList, useContactStore } from '../../contacts/store/useContactStore';
import { ListStore } from '../../contacts/store/ListState';
import { PartContext, useBackToList } from '../../contacts/store/useListStore';
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
  return <People company={company} list={list} onTryAgain={() => void store.refresh()} />;
}

interface PeopleProps {
  company: Company;
  list: Extract<ContactList, { kind: 'all' }>;
  onTryAgain: () => void;
}

function People({ company, list, onTryAgain }: PeopleProps) {
  const { name, contacts } = company;
  const wayToList = useBackToList();
  const within = useMemo(() => {
    const members = new Set(contacts);
    return (contact: Contact) => members.has(contact);
  }, [contacts]);
  const people = useMemo(() => ({ ...list, contacts }), [list, contacts]);
  const { uid } = useContactStore();
  const { pathname } = useLocation();
  const own = useMemo(() => new ListStore(uid, pathname), [uid, pathname]);
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
      <PartContext value={own}>
        <ContactsPanel list={people} within={within} title="People" onTryAgain={onTryAgain} />
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
