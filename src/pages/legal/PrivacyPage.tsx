import { privacy } from '../../content/privacy';
import { LegalPage } from './LegalPage';

/** `/privacy` (spec 2, "Privacy policy and terms"). */
export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
