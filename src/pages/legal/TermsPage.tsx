import { terms } from '../../content/terms';
import { LegalPage } from './LegalPage';

/** `/terms` (R2.69). */
export function TermsPage() {
  return <LegalPage text={terms} />;
}
