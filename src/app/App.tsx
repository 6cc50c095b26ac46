import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireAuth } from '../auth/RequireAuth';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout/Layout';
import { lazyRoute } from './lazyRoute';
import { SessionProvider } from '../session/SessionProvider';

const HomePage = lazyRoute(() => import('../pages/home/HomePage'), 'HomePage');
const LoginPage = lazyRoute(() => import('../pages/login/LoginPage'), 'LoginPage');
const RegisterPage = lazyRoute(() => import('../pages/register/RegisterPage'), 'RegisterPage');
const ForgotPasswordPage = lazyRoute(
  () => import('../pages/forgotPassword/ForgotPasswordPage'),
  'ForgotPasswordPage',
);
const FeaturesPage = lazyRoute(() => import('../pages/features/FeaturesPage'), 'FeaturesPage');
const ChangelogPage = lazyRoute(() => import('../pages/changelog/ChangelogPage'), 'ChangelogPage');
const ContactUsPage = lazyRoute(() => import('../pages/contactUs/ContactUsPage'), 'ContactUsPage');
const SupportPage = lazyRoute(() => import('../pages/support/SupportPage'), 'SupportPage');
const PrivacyPage = lazyRoute(() => import('../pages/legal/PrivacyPage'), 'PrivacyPage');
const TermsPage = lazyRoute(() => import('../pages/legal/TermsPage'), 'TermsPage');
const NotFoundPage = lazyRoute(() => import('../pages/notFound/NotFoundPage'), 'NotFoundPage');
const ContactListPage = lazyRoute(
  () => import('../pages/contactList/ContactListPage'),
  'ContactListPage',
);
const ProfilePage = lazyRoute(() => import('../pages/profile/ProfilePage'), 'ProfilePage');
const ContactDetailPage = lazyRoute(
  () => import('../pages/contact/ContactDetailPage'),
  'ContactDetailPage',
);
const ContactEditPage = lazyRoute(
  () => import('../pages/contact/ContactEditPage'),
  'ContactEditPage',
);

/** The site map: every path, its page and its guard (R2.1 to R2.16). */
export function App() {
  return (
    <Layout>
      <ErrorBoundary>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/features" element={<FeaturesPage />} />
          <Route path="/subscriptions" element={<Navigate to="/features" replace />} />
          <Route path="/changelog" element={<ChangelogPage />} />
          <Route path="/contact" element={<ContactUsPage />} />
          <Route path="/support" element={<SupportPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/terms" element={<TermsPage />} />
          <Route element={<SignedInOnly />}>
            <Route path="/dashboard" element={<ContactListPage />} />
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/contact/:id" element={<ContactDetailPage />} />
            <Route path="/contact/edit/:id" element={<ContactEditPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}

function SignedInOnly() {
  return (
    <RequireAuth>
      {({ uid }) => (
        // Keyed by user: nothing that one user saw survives into the next one's session.
        <SessionProvider key={uid} uid={uid}>
          {/* Inside of the memory, which a page that breaks must not take with it. */}
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </SessionProvider>
      )}
    </RequireAuth>
  );
}
