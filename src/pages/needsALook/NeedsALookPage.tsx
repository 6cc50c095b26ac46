import { Judged } from '../../contacts/judge/Judged';
import { NeedsALook } from '../../contacts/review/NeedsALook';
import { useContactStore } from '../../contacts/store/useContactStore';
import { useActions } from '../../ui/actions';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { useNavigate } from 'react-router-dom';

/** What scans may have misread. */
export function NeedsALookPage() {
  const { memory: list } = useContactStore();
  const navigate = useNavigate();
  const back = { to: list.address, state: list.state };
  useActions({ back: () => navigate(back.to, back) });
  return (
    <Page>
      <PageHeading
        actions={
          <ButtonLink icon="arrowLeft" {...back}>
            Back to Contacts
          </ButtonLink>
        }
      />
      <Judged>{(verdict) => <NeedsALook verdict={verdict} />}</Judged>
    </Page>
  );
}
