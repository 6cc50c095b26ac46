export { HomePage } from '../../pages/home/HomePage';
export { FeaturesPage } from '../../pages/features/FeaturesPage';
export { ChangelogPage } from '../../pages/changelog/ChangelogPage';
export { SupportPage } from '../../pages/support/SupportPage';
export { ContactUsPage } from '../../pages/contactUs/ContactUsPage';
export { PrivacyPage } from '../../pages/legal/PrivacyPage';
export { TermsPage } from '../../pages/legal/TermsPage';
export { NotFoundPage } from '../../pages/notFound/NotFoundPage';
