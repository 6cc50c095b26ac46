import { terms } from '../../content/terms';
import { LegalPage } from './LegalPage';

/** `/terms` (spec 2, "Privacy policy and terms"). */
export function TermsPage() {
  return <LegalPage text={terms} />;
}
