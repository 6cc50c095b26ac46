import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireAuth } from './auth/RequireAuth';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Layout } from './components/layout/Layout';
import { lazyPage } from './components/lazyPage';
import { UserMemoryProvider } from './userMemory/UserMemoryProvider';

const HomePage = lazyPage(() => import('./pages/home/HomePage'), 'HomePage');
const LoginPage = lazyPage(() => import('./pages/login/LoginPage'), 'LoginPage');
const RegisterPage = lazyPage(() => import('./pages/register/RegisterPage'), 'RegisterPage');
const ForgotPasswordPage = lazyPage(
  () => import('./pages/forgotPassword/ForgotPasswordPage'),
  'ForgotPasswordPage',
);
const FeaturesPage = lazyPage(() => import('./pages/features/FeaturesPage'), 'FeaturesPage');
const ChangelogPage = lazyPage(() => import('./pages/changelog/ChangelogPage'), 'ChangelogPage');
const ContactUsPage = lazyPage(() => import('./pages/contactUs/ContactUsPage'), 'ContactUsPage');
const SupportPage = lazyPage(() => import('./pages/support/SupportPage'), 'SupportPage');
const PrivacyPage = lazyPage(() => import('./pages/legal/PrivacyPage'), 'PrivacyPage');
const TermsPage = lazyPage(() => import('./pages/legal/TermsPage'), 'TermsPage');
const NotFoundPage = lazyPage(() => import('./pages/notFound/NotFoundPage'), 'NotFoundPage');
const DashboardPage = lazyPage(() => import('./pages/dashboard/DashboardPage'), 'DashboardPage');
const ProfilePage = lazyPage(() => import('./pages/profile/ProfilePage'), 'ProfilePage');
const ContactDetailPage = lazyPage(
  () => import('./pages/contacts/ContactDetailPage'),
  'ContactDetailPage',
);
const ContactEditPage = lazyPage(
  () => import('./pages/contacts/ContactEditPage'),
  'ContactEditPage',
);

/** The site map: every path, its page and its guard (spec 2, "Route table"). */
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
            <Route path="/dashboard" element={<DashboardPage />} />
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
        <UserMemoryProvider key={uid} uid={uid}>
          {/* Inside of the memory, which a page that breaks must not take with it. */}
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </UserMemoryProvider>
      )}
    </RequireAuth>
  );
}
