import { privacy } from '../../content/privacy';
import { LegalPage } from './LegalPage';

export function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
