import { privacy } from '../../content/privacy';
import { LegalPage } from './LegalPage';

/** The privacy policy, `/privacy` (R2.70). */
export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
