import { terms } from '../../content/terms';
import { LegalPage } from './LegalPage';

export function TermsPage() {
  return <LegalPage text={terms} />;
}
