import { useBeside } from '../desk/beside';
import { PageHeading } from '../../ui/PageHeading';

/** The list's title. Beside a contact the page's own heading is that of the contact. */
export function ListHeading() {
  return useBeside() ? <h2>Contacts</h2> : <PageHeading />;
}
