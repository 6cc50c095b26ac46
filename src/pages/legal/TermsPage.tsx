import { terms } from '../../content/terms';
import { LegalPage } from './LegalPage';

/** The terms of service, `/terms` (R2.69). */
export function TermsPage() {
  return <LegalPage text={terms} />;
}
