import { useBeside } from '../desk/beside';
import { PageHeading } from '../../ui/PageHeading';

/** The list's title. Beside a contact it is not the page's h1. */
export function ListHeading({ title }: { title?: string | undefined }) {
  const isBeside = useBeside() !== null;
  if (title !== undefined) return <h2>{title}</h2>;
  return isBeside ? <h2>Contacts</h2> : <PageHeading />;
}
