import type { PageFile } from '../routes';
import { copyOwner } from '../session/copy/choice';
import { loadShortcuts } from './keys/loadShortcuts';
import { lazyRoute, type LazyPage } from './lazyRoute';

// Loads the keys, which may be pressed at once, and the copy, so that no "Loading" stands over contacts in it.
function signedIn<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    // The page imports it too, and reports a failure.
    import('../session/useSession').catch(() => undefined);
    const shared: Promise<unknown>[] = [loadShortcuts()];
    const uid = copyOwner();
    if (uid) {
      shared.push(import('../contacts/store/copy').then(({ unpackCopy }) => unpackCopy(uid)));
    }
    const [page] = await Promise.all([load(), Promise.allSettled(shared)]);
    return page;
  };
}

/** The component of each page in the site map. A page that is missing here, or on the disk, does not compile. */
export const pages: Record<PageFile, LazyPage<object>> = {
  'home/HomePage': lazyRoute(() => import('../pages/home/HomePage'), 'HomePage'),
  'features/FeaturesPage': lazyRoute(
    () => import('../pages/features/FeaturesPage'),
    'FeaturesPage',
  ),
  'changelog/ChangelogPage': lazyRoute(
    () => import('../pages/changelog/ChangelogPage'),
    'ChangelogPage',
  ),
  'support/SupportPage': lazyRoute(() => import('../pages/support/SupportPage'), 'SupportPage'),
  'contactUs/ContactUsPage': lazyRoute(
    () => import('../pages/contactUs/ContactUsPage'),
    'ContactUsPage',
  ),
  'legal/PrivacyPage': lazyRoute(() => import('../pages/legal/PrivacyPage'), 'PrivacyPage'),
  'legal/TermsPage': lazyRoute(() => import('../pages/legal/TermsPage'), 'TermsPage'),
  'login/LoginPage': lazyRoute(() => import('../pages/login/LoginPage'), 'LoginPage'),
  'register/RegisterPage': lazyRoute(
    () => import('../pages/register/RegisterPage'),
    'RegisterPage',
  ),
  'forgotPassword/ForgotPasswordPage': lazyRoute(
    () => import('../pages/forgotPassword/ForgotPasswordPage'),
    'ForgotPasswordPage',
  ),
  'contactList/ContactListPage': lazyRoute(
    signedIn(() => {
      // Beside the page, not after it.
      import('../contacts/list/ContactsPanel').catch(() => undefined);
      return import('../pages/contactList/ContactListPage');
    }),
    'ContactListPage',
  ),
  'profile/ProfilePage': lazyRoute(
    signedIn(() => import('../pages/profile/ProfilePage')),
    'ProfilePage',
  ),
  'contact/ContactDetailPage': lazyRoute(
    signedIn(() => import('../pages/contact/ContactDetailPage')),
    'ContactDetailPage',
  ),
  'contact/ContactEditPage': lazyRoute(
    signedIn(() => import('../pages/contact/ContactEditPage')),
    'ContactEditPage',
  ),
  'company/CompanyPage': lazyRoute(
    signedIn(() => import('../pages/company/CompanyPage')),
    'CompanyPage',
  ),
  'recentlyDeleted/RecentlyDeletedPage': lazyRoute(
    signedIn(() => import('../pages/recentlyDeleted/RecentlyDeletedPage')),
    'RecentlyDeletedPage',
  ),
  'needsALook/NeedsALookPage': lazyRoute(
    signedIn(() => import('../pages/needsALook/NeedsALookPage')),
    'NeedsALookPage',
  ),
  'samePerson/SamePersonPage': lazyRoute(
    signedIn(() => import('../pages/samePerson/SamePersonPage')),
    'SamePersonPage',
  ),
  'notFound/NotFoundPage': lazyRoute(
    () => import('../pages/notFound/NotFoundPage'),
    'NotFoundPage',
  ),
};
