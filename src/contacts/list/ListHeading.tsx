import { useBeside } from '../desk/beside';
import { PageHeading } from '../../ui/PageHeading';

/** The list's title, on a page of its own that of the page unless told. Beside a contact the page's own heading is that of the contact. */
export function ListHeading({ title }: { title?: string | undefined }) {
  const isBeside = useBeside() !== null;
  if (title !== undefined) return <h2>{title}</h2>;
  return isBeside ? <h2>Contacts</h2> : <PageHeading />;
}
