import type { ComponentType } from 'react';
import { routes, type PageFile } from '../routes';
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

type NameIn<File extends PageFile> = File extends `${string}/${infer Name}` ? Name : never;

/** The code of each page in the site map. A page that is missing here, or on the disk, does not compile. */
const code = {
  'home/HomePage': () => import('../pages/home/HomePage'),
  'features/FeaturesPage': () => import('../pages/features/FeaturesPage'),
  'changelog/ChangelogPage': () => import('../pages/changelog/ChangelogPage'),
  'support/SupportPage': () => import('../pages/support/SupportPage'),
  'contactUs/ContactUsPage': () => import('../pages/contactUs/ContactUsPage'),
  'legal/PrivacyPage': () => import('../pages/legal/PrivacyPage'),
  'legal/TermsPage': () => import('../pages/legal/TermsPage'),
  'login/LoginPage': () => import('../pages/login/LoginPage'),
  'register/RegisterPage': () => import('../pages/register/RegisterPage'),
  'forgotPassword/ForgotPasswordPage': () => import('../pages/forgotPassword/ForgotPasswordPage'),
  'contactList/ContactListPage': () => {
    // Beside the page, not after it.
    import('../contacts/list/ContactsPanel').catch(() => undefined);
    return import('../pages/contactList/ContactListPage');
  },
  'profile/ProfilePage': () => import('../pages/profile/ProfilePage'),
  'contact/ContactDetailPage': () => import('../pages/contact/ContactDetailPage'),
  'contact/ContactEditPage': () => import('../pages/contact/ContactEditPage'),
  'company/CompanyPage': () => import('../pages/company/CompanyPage'),
  'recentlyDeleted/RecentlyDeletedPage': () =>
    import('../pages/recentlyDeleted/RecentlyDeletedPage'),
  'needsALook/NeedsALookPage': () => import('../pages/needsALook/NeedsALookPage'),
  'samePerson/SamePersonPage': () => import('../pages/samePerson/SamePersonPage'),
  'notFound/NotFoundPage': () => import('../pages/notFound/NotFoundPage'),
} satisfies { [File in PageFile]: () => Promise<Record<NameIn<File>, ComponentType>> };

/** The component of each page. */
export const pages = Object.fromEntries(
  routes.map(({ page, access }) => {
    const load: () => Promise<Record<string, ComponentType>> = code[page];
    const name = page.slice(page.indexOf('/') + 1);
    return [page, lazyRoute(access === 'signedIn' ? signedIn(load) : load, name)];
  }),
) as Record<PageFile, LazyPage<object>>;
